import type { Axis } from '../state/scene.js';
import type { Words } from './words.js';

/** Names of points inside a sentence. */
const names = { start: '시작점', end: '끝점', min: '상자 min', max: '상자 max' } as const;

/** x 엑스, y 와이, z 제트: all end in a vowel. */
const slab = (axis: Axis): string => `${axis} 슬랩`;

export const ko: Words = {
  title: '선분 – AABB',
  description: '선분과 축에 나란한 상자의 충돌 검사를 모든 값과 함께 보여 줍니다.',
  undo: '실행 취소 (Ctrl+Z)',
  redo: '다시 실행 (Ctrl+Shift+Z)',
  reset: '처음으로 (R)',
  snap: '격자 0.1',
  savePicture: '그림 저장',
  share: '링크 공유',
  linkCopied: '링크 복사됨',
  language: '언어',
  theme: '밝게/어둡게',
  dismiss: '닫기',
  badLink: '이 링크의 상태를 읽을 수 없습니다.',
  badLinkDetail: (field) => `${field}가 유한한 수가 아니어서 기본 장면을 열었습니다.`,
  noClipboard: '이 브라우저에서는 복사할 수 없습니다. 링크는 주소창에 있습니다.',

  picture: '선분과 상자의 그림',
  fit: '화면에 맞춤 (F)',
  grid: '바닥 격자 (G)',
  turnView: '시점 돌리기: 화살표로 돌리고 +와 −로 확대·축소, Enter로 처음 방향',
  selected: '선택됨',
  handleHint: '화살표: x와 y, Page Up/Down: z, Shift: 열 배',
  points: { start: '시작', end: '끝', min: '상자 min', max: '상자 max' },
  legend: {
    entry: '들어감',
    exit: '나감',
    shared: '함께하는 구간',
    normal: '법선',
    hidden: '가려진 모서리',
    touch: '닿은 점',
    gap: '틈',
    line: '직선의 나머지',
  },
  legendName: '범례',

  verdicts: {
    through: '통과',
    enters: '안에서 끝남',
    leaves: '안에서 시작',
    inside: '완전히 안쪽',
    touches: '닿음',
    slides: '닿음',
    apart: '떨어져 있음',
    pointInside: '안쪽의 점',
    pointOn: '표면 위의 점',
  },
  details: {
    through: (enters, leaves) => `${enters}에서 들어가 ${leaves}에서 나감`,
    enters: (at) => `${at}에서 들어가 안에 머묾`,
    leaves: (at) => `${at}에서 나감`,
    inside: '어느 면과도 만나지 않음',
    touches: (at) => `${at}에서 한 점만 닿음`,
    slides: (from, to) => `${from}부터 ${to}까지 면을 따라 닿음`,
    pointInside: '선분의 길이가 0입니다',
    pointOn: '선분의 길이가 0입니다',
    order: (leaves, leavesAt, enters, entersAt) =>
      `${slab(leaves)}을 ${leavesAt}에서 나간 뒤에야 ${slab(enters)}에 ${entersAt}에서 들어감`,
    barely: (leaves, enters, at) => `${slab(leaves)}을 나간 뒤에 ${slab(enters)}에 들어감 (반올림하면 둘 다 ${at})`,
    short: (axis, at) => `${slab(axis)}에 들어갈 ${at} 전에 끝남`,
    late: (axis, at) => `${slab(axis)}을 이미 ${at}에서 지나온 뒤에 시작함`,
    beside: (axis) => `${slab(axis)} 바깥을 나란히 지나감`,
    pointOutside: (axis) => `${slab(axis)} 바깥의 점`,
  },
  nineNone: '아홉 경우에 없음: 직선이 상자를 빗나감',
  nineCell: (tMin, tMax) => `아홉 경우 가운데: tMin은 ${tMin}, tMax는 ${tMax}`,
  ranges: ['0보다 앞', '0과 1 사이', '1보다 뒤'],

  intervals: '축별 구간',
  intervalsHint: '세 구간이 함께 덮는 곳 = 상자 안',
  outside: '내내 바깥',
  common: '공통',

  steps: '단계',
  previous: '이전 단계 ([)',
  play: '이어 보기',
  next: '다음 단계 (])',
  stepNames: ['x 슬랩', 'y 슬랩', 'z 슬랩', '공통 구간', '0–1로 자름'],
  stepTexts: {
    slab: (axis, min, max) =>
      `${axis} = ${min}에서 ${axis} = ${max}까지, 두 면 사이에 있는 동안의 <i class="q">t</i> 구간을 구합니다.`,
    backwards: (axis, min, max) =>
      `${axis} = ${min}에서 ${axis} = ${max}까지. 선분이 ${axis}로는 거꾸로 가므로 max 면에 먼저 닿습니다.`,
    parallelInside: (axis) => `${axis}로는 움직이지 않으니 나누지 않습니다. 두 면 사이에 있으므로 전부 남습니다.`,
    parallelOutside: (axis) => `${axis}로는 움직이지 않으니 나누지 않습니다. 두 면 바깥에 있으므로 빗나갑니다.`,
    overlap: '가장 늦게 들어간 때와 가장 먼저 나간 때. 순서가 맞으니 직선은 상자를 지납니다.',
    overlapHair: '반올림하면 들어간 때와 나간 때가 같습니다. 정확히 따지면 먼저 나가므로 빗나갑니다.',
    overlapMiss: '가장 늦게 들어간 때와 가장 먼저 나간 때. 순서가 뒤집혔으니 직선은 상자를 빗나갑니다.',
    clip: {
      through: '직선이 아니라 선분이므로 0과 1 사이만 남깁니다. 둘 다 안에 있으니 통과입니다.',
      enters: '직선이 아니라 선분이므로 0과 1 사이만 남깁니다. 나가기 전에 끝납니다.',
      leaves: '직선이 아니라 선분이므로 0과 1 사이만 남깁니다. 이미 들어와 있는 채로 시작합니다.',
      inside: '직선이 아니라 선분이므로 0과 1 사이만 남깁니다. 그 전부가 상자 안입니다.',
      touches: '남는 것은 한 점뿐입니다. 닿기만 해도 만난 것으로 칩니다.',
      slides: '남는 것은 면을 따라갑니다. 만나기는 하지만 조금만 움직여도 떨어집니다.',
      apart: '직선부터 상자를 빗나가므로 자를 것이 없습니다.',
      pointInside: '길이가 0인 선분은 점입니다. 세 슬랩 모두에 들어 있으면 상자 안입니다.',
      pointOn: '길이가 0인 선분은 점입니다. 면 위에 있고, 닿으면 만난 것으로 칩니다.',
    },
    clipShort: '직선은 1을 지나서야 상자를 만나는데, 선분은 이미 끝났습니다.',
    clipLate: '직선은 0보다 앞에서 상자를 만났는데, 선분은 아직 시작하지 않았습니다.',
  },
  entryWord: 'entry',

  values: '값',
  valuesHint: '숫자를 끌거나 ↑↓',
  rows: {
    start: '선분 시작',
    end: '선분 끝',
    min: 'AABB <span class="num">min</span>',
    max: 'AABB <span class="num">max</span>',
    entry: '들어간 점',
    exit: '나간 점',
  },
  field: (point, axis) => `${names[point]} ${axis}`,
  notFinite: (field, kept) => `${field}: 유한한 수를 넣어 주세요. 그림은 마지막으로 옳았던 값 ${kept}을(를) 씁니다.`,
  beyondOpposite: (field, opposite, kept) =>
    `${field}: 맞은편 면(${opposite})을 넘을 수 없습니다. 그림은 마지막으로 옳았던 값 ${kept}을(를) 씁니다.`,

  cases: '특별한 경우',
  presets: {
    through: '통과',
    startsInside: '안에서 시작',
    edge: '모서리를 스침',
    hair: '2⁻⁵¹ 차이로 빗나감',
    face: '면에 나란히',
    miss: '빗나감',
    point: '길이 0',
    far: '원점에서 10⁹',
  },
  code: '지금 값 그대로의 코드',
  copy: '복사',
  copied: '복사됨',
  tabs: { intervals: '구간', steps: '단계', values: '값', code: '코드' },
};
