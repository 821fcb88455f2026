/** The exact stage of a question: its comparisons as a program for `src/exact/program.ts`. */
import { type Cond, isZero, type Num, type Place, subtract } from '../ir.js';
import { refuse } from '../source.js';

/** As in `src/exact/program.ts`. */
const INPUTS = 128;
const REGISTERS = 4096;
const OPERATIONS = { add: 0, subtract: 1, multiply: 2, absolute: 3, larger: 4, smaller: 5, constant: 6 } as const;

export class ExactProgram {
  /** What the inputs are: numbers that the question is given, or one of two by a condition. */
  readonly inputs: Num[] = [];
  readonly code: number[] = [];
  private readonly registers = new Map<string, number>();
  private readonly known = new Map<Num, number>();

  /** The register whose sign is that of left - right. */
  comparison({ left, right, place }: Cond & { op: 'compare' }): number {
    const of = isZero(left) ? right : isZero(right) ? left : subtract(left, right);
    const register = this.register(of);
    if (this.inputs.length > INPUTS) tooMuch(place, `more than ${INPUTS} inputs`);
    if (INPUTS + this.code.length / 3 > REGISTERS) tooMuch(place, `more than ${REGISTERS - INPUTS} operations`);
    return register;
  }

  private register(node: Num): number {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const register = this.make(node);
    this.known.set(node, register);
    return register;
  }

  private make(node: Num): number {
    switch (node.op) {
      case 'input':
        return this.input(node.path, node);
      case 'number':
        return this.constant(node.value);
      case 'local':
        return this.register(node.local.value as Num);
      case 'negate':
        return this.instruction('subtract', this.constant(0), this.register(node.of));
      case 'absolute': {
        const of = this.register(node.of);
        return this.instruction('absolute', of, of);
      }
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'larger':
      case 'smaller':
        return this.instruction(node.op, this.register(node.left), this.register(node.right));
      case 'choose':
        return this.choice(node);
      default:
        throw new TypeError(`no exact ${node.op}`);
    }
  }

  private input(key: string, of: Num): number {
    const known = this.registers.get(key);
    if (known !== undefined) return known;
    this.inputs.push(of);
    this.registers.set(key, this.inputs.length - 1);
    return this.inputs.length - 1;
  }

  /** Instructions are of 16 bits; a longer number is put together. */
  private constant(value: number): number {
    if (Math.abs(value) < 2 ** 15) return this.instruction('constant', value, 0);
    const low = value % 2 ** 14;
    const high = this.instruction('multiply', this.constant((value - low) / 2 ** 14), this.constant(2 ** 14));
    return low === 0 ? high : this.instruction('add', high, this.constant(low));
  }

  private instruction(op: keyof typeof OPERATIONS, a: number, b: number): number {
    const key = `${op} ${a} ${b}`;
    const known = this.registers.get(key);
    if (known !== undefined) return known;
    this.code.push(OPERATIONS[op], a, b);
    const register = INPUTS + this.code.length / 3 - 1;
    this.registers.set(key, register);
    return register;
  }

  /** Conditions are decided in doubles, where the inputs are read: so a choice is moved down to them. */
  private choice({ by: condition, yes, no }: Num & { op: 'choose' }): number {
    const by = ofInputs(condition);
    const [a, b] = [resolved(yes), resolved(no)];
    if (a.op === 'input' && b.op === 'input')
      return this.input(JSON.stringify([keyed(by), a.path, b.path]), { op: 'choose', by, yes: a, no: b });
    if (a.op === b.op && 'left' in a && 'left' in b) {
      const left = this.register({ op: 'choose', by, yes: a.left, no: b.left } as Num);
      const right = this.register({ op: 'choose', by, yes: a.right, no: b.right } as Num);
      return this.instruction(a.op as 'add', left, right);
    }
    // no + flag (yes - no)
    const flag = this.input(JSON.stringify([keyed(by)]), {
      op: 'choose',
      by,
      yes: { op: 'number', value: 1 },
      no: { op: 'number', value: 0 },
    });
    const [of, otherwise] = [this.register(yes), this.register(no)];
    const gain = this.instruction('multiply', flag, this.instruction('subtract', of, otherwise));
    return this.instruction('add', otherwise, gain);
  }
}

function tooMuch(place: Place, what: string): never {
  if (place) return refuse(place, `a question must not have ${what}`);
  throw new RangeError(`a question must not have ${what}`);
}

function resolved(node: Num): Num {
  return node.op === 'local' && node.local.value ? resolved(node.local.value as Num) : node;
}

/** The same in terms of inputs alone: no local is in sight where these are read. */
function ofInputs<T extends Num | Cond>(node: T): T {
  if (node.op === 'local' && node.local.value) return ofInputs(node.local.value as T);
  const copy: Record<string, unknown> = { ...node };
  for (const key of ['left', 'right', 'of', 'by', 'yes', 'no']) if (isNode(copy[key])) copy[key] = ofInputs(copy[key]);
  return copy as T;
}

function isNode(part: unknown): part is Num | Cond {
  return typeof part === 'object' && part !== null && 'op' in part;
}

/** A text that is the same for the same condition on inputs. */
function keyed(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { place: _place, local, ...rest } = node as Record<string, unknown>;
  if (local) return keyed((local as { value: unknown }).value);
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, keyed(value)]));
}
