/** One scene, live: a segment against a box. State changes, the library is asked, and every part shows the answer. */
import { perspective } from 'riposte/gizmos';
import { createCases } from './chrome/cases.js';
import { copyText } from './chrome/clipboard.js';
import { createNotice } from './chrome/notice.js';
import { arrowKeys, createTabs } from './chrome/tabs.js';
import { restoreTheme } from './chrome/theme.js';
import { createToolbar, say } from './chrome/toolbar.js';
import { stopTravel } from './chrome/travel.js';
import { type Explanation, explanationOf, overlapOf } from './explanation.js';
import { applyWords, words } from './language/language.js';
import type { LegendEntry } from './language/words.js';
import { intervalChart } from './panel/intervals.js';
import { snippetHtml, snippetText } from './panel/snippet.js';
import { stageHtml, stageTabs } from './panel/steps.js';
import { createValues } from './panel/values.js';
import { verdictHtml, verdictText } from './panel/verdict.js';
import { createHandles } from './picture/handles.js';
import { createLoupe } from './picture/loupe.js';
import { createOrbit } from './picture/orbit.js';
import { keysHint, legend, triad } from './picture/overlays.js';
import { drawPicture } from './picture/picture.js';
import { readAddress, writeAddress } from './state/address.js';
import { createStore, type Step } from './state/store.js';

function element<Kind extends Element = HTMLElement>(id: string): Kind {
  return document.getElementById(id) as unknown as Kind;
}

restoreTheme();
applyWords();

const read = readAddress(location.search);
const store = createStore(read.state);
const canvas = element('canvas');
const scene = element<SVGSVGElement>('scene');
const loupe = createLoupe(element<SVGSVGElement>('loupe'));
const notice = createNotice(element('notice'));
const values = createValues(element<HTMLTableElement>('table'), element('number-error'), store);
const tabs = createTabs(element('tabs'));
const cases = createCases(element('presets'), element('cases'), element('open-cases'), store);
const handles = createHandles(element('handles'), scene, store, {
  held: (name) => loupe.hold(name),
  released: () => loupe.release(),
});
const toolbar = createToolbar(store, () => {
  values.rebuild();
  tabs.rebuild();
  cases.rebuild();
  notice.rebuild();
  render();
});
createOrbit(canvas, element('triad'), store);
if (read.unreadable !== null) notice.badLink(read.unreadable);

let explanation: Explanation = explanationOf(store.state.scene);

/** Everything that shows the state, in one go: picture, numbers and code change in the same frame. */
function render(): void {
  const { state } = store;
  if (explanation.scene !== state.scene) explanation = explanationOf(state.scene);
  document.documentElement.dataset['step'] = String(state.step);
  const { width, height } = canvas.getBoundingClientRect();
  const size = { width: Math.max(width, 1), height: Math.max(height, 1) };
  const drawn = drawPicture(explanation, state, size);
  scene.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  scene.innerHTML = drawn.svg;
  const stage = { ...size, projection: perspective(state.view, size.width, size.height) };
  handles.update(stage);
  loupe.update(state.scene, stage);
  element('keys').innerHTML = keysHint(state.selected);
  element('triad-picture').innerHTML = triad(state.view);
  element('legend').innerHTML = legend(legendEntries(drawn.hasHidden));

  element('verdict').innerHTML = verdictHtml(explanation);
  const chart = element('chart');
  chart.innerHTML = intervalChart(explanation, chart.clientWidth || 392);
  renderSteps(state.step);
  values.update(explanation);
  element('snippet').innerHTML = snippetHtml(explanation);
  cases.update();
  toolbar.update();
  announce();
  remember();
}

function renderSteps(step: Step): void {
  const stages = element('stages');
  const focused = stages.contains(document.activeElement);
  stages.innerHTML = stageTabs(step);
  if (focused) element(`step-${step}`).focus();
  element('stage').setAttribute('aria-labelledby', `step-${step}`);
  element('stage').innerHTML = stageHtml(explanation, step);
}

function legendEntries(hasHidden: boolean): LegendEntry[] {
  const { drawn } = explanation;
  const final = store.state.step > 3;
  const has = (role: string): boolean => drawn.lines.some((line) => line.role === role);
  const marks = (role: string): boolean => drawn.points.some((point) => point.role === role);
  const entries: [LegendEntry, boolean][] = [
    ['entry', marks('entry')],
    ['exit', marks('exit')],
    ['touch', final && marks('hit')],
    ['shared', final && (has('shared') || (store.state.step === 4 && overlapOf(explanation.verdict) !== null))],
    ['gap', final && has('miss')],
    ['normal', final && has('normal')],
    ['line', has('ghost')],
    ['hidden', hasHidden],
  ];
  return entries.filter(([, isThere]) => isThere).map(([entry]) => entry);
}

/** Those who listen hear the verdict once things have come to rest. */
let announcing = 0;
let announced = verdictText(explanation);
function announce(): void {
  const text = verdictText(explanation);
  if (text === announced) return;
  announced = text;
  clearTimeout(announcing);
  announcing = window.setTimeout(() => {
    element('announcement').textContent = text;
  }, 500);
}

/** Browsers allow few changes of address per second, so it follows when things have come to rest. */
let remembering = 0;
function remember(): void {
  clearTimeout(remembering);
  remembering = window.setTimeout(() => {
    history.replaceState(null, '', `${location.pathname}${writeAddress(store.state)}`);
  }, 200);
}

element('stages').addEventListener('click', (event) => {
  const to = (event.target as Element).closest<HTMLElement>('[data-step-to]')?.dataset['stepTo'];
  if (to !== undefined) store.set({ step: Number(to) as Step });
});
arrowKeys(element('stages'));
// Long lines scroll sideways, which keys can do only where there is focus.
element('listing').tabIndex = 0;
element('copy').addEventListener('click', async () => {
  const copied = await copyText(snippetText(explanation));
  say('copy', copied ? words().copied : words().noClipboard, words().copy);
});
// With nothing focused, the keys shown in the corner move the selected point.
document.addEventListener('keydown', (event) => {
  if (event.target === document.body && handles.press(event, store.state.selected)) event.preventDefault();
});
canvas.addEventListener('pointerdown', stopTravel, { capture: true });
new ResizeObserver(render).observe(canvas);
store.subscribe(render);
render();
