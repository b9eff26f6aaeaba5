import type { Random } from './random';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Candidate characters, letters first: most patterns accept one. */
const CHARACTERS = [LETTERS, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], [...'0123456789'], [..." .-_@/'+:~"]];
/** Maximum number of repetitions beyond the minimum. */
const EXTRA = 6;

const ATOM = /\\[pP]\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[\](){}*+?|^$]|[\^$]/uy;
const COUNT = /\{(\d+)(?:(,)(\d*))?\}|[*+?]/y;

/**
 * Generates a text that matches a pattern. Supports character classes, groups, alternatives and quantifiers.
 *
 * @throws Error for any other construct, such as a lookahead
 */
export function textMatching(pattern: RegExp, random: Random): string {
  const source = pattern.source;
  let at = 0;

  function alternatives(): string {
    const made = [sequence()];
    while (source[at] === '|') {
      at += 1;
      made.push(sequence());
    }
    return random.pick(made);
  }

  function sequence(): string {
    let made = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') made += repeated();
    return made;
  }

  /** Parses the repeated part once per repetition, each time from its start. */
  function repeated(): string {
    const start = at;
    const first = once();
    const end = at;
    const times = count();
    const after = at;
    let made = times > 0 ? first : '';
    for (let done = 1; done < times; done++) {
      at = start;
      made += once();
    }
    at = times > 1 ? after : Math.max(after, end);
    return made;
  }

  function once(): string {
    if (source[at] === '(') {
      at += source.startsWith('(?:', at) ? 3 : 1;
      if (source[at] === '?') throw unreadable();
      const made = alternatives();
      at += 1;
      return made;
    }
    ATOM.lastIndex = at;
    const atom = ATOM.exec(source)?.[0];
    if (!atom) throw unreadable();
    at += atom.length;
    return atom === '^' || atom === '$' ? '' : character(atom);
  }

  function character(atom: string): string {
    const one = new RegExp(`^${atom}$`, pattern.flags.replace(/[gy]/g, ''));
    const fitting = CHARACTERS.map((some) => some.filter((each) => one.test(each))).find(
      (some) => some.length > 0,
    );
    if (!fitting) throw unreadable();
    return random.pick(fitting);
  }

  function count(): number {
    COUNT.lastIndex = at;
    const [written = '', least, comma, most] = COUNT.exec(source) ?? [];
    at += written.length;
    if (!written) return 1;
    if (written === '?') return random.between(0, 1);
    if (least === undefined) return random.between(written === '+' ? 1 : 0, EXTRA);
    const from = Number(least);
    return comma ? random.between(from, most ? Number(most) : from + EXTRA) : from;
  }

  const unreadable = () => new Error(`No text can be made for the pattern ${pattern}`);
  const made = alternatives();
  if (!new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(made)) throw unreadable();
  return made;
}
