/** Rows with the same problem or warning. */
export interface ProblemGroup {
  readonly key: GroupKey;
  readonly kind: 'problem' | 'warning' | 'doubt';
  readonly field: string;
  /** Message of its first row, in Italian; empty for a doubt, whose sentence the page has. */
  readonly message: string;
  /** Whether the messages of its rows differ in names or numbers. */
  readonly varies: boolean;
  readonly count: number;
  /** Number of rows with exactly one correction of the tax code. */
  readonly corrections: number;
}

export type GroupKey = `group:${string}`;

/** A row of a group. */
export interface Grouped {
  readonly index: number;
  readonly kind: ProblemGroup['kind'];
  readonly field: string;
  readonly message: string;
}

/** Variable parts of a message: quoted texts, user names, e-mail addresses, numbers. */
const VARIABLE = /«[^»]*»|"[^"]*"|“[^”]*”|[^\s:,;]*[^\s:,;]{2}[.@][^\s.][^\s:,;]*|\d+/g;

export const withoutDetails = (message: string): string => message.replace(VARIABLE, '…');

export const groupKeyOf = ({ kind, field, message }: Grouped): GroupKey =>
  `group:${kind} ${field} ${withoutDetails(message)}`;

/** Groups the rows by kind of problem, the most frequent first. */
export function groupsOf(
  grouped: Iterable<Grouped>,
  hasCorrection: (index: number) => boolean,
): readonly ProblemGroup[] {
  const groups = new Map<GroupKey, ProblemGroup>();
  for (const one of grouped) {
    const key = groupKeyOf(one);
    const { kind, field, message, index } = one;
    const before = groups.get(key) ?? { key, kind, field, message, varies: false, count: 0, corrections: 0 };
    groups.set(key, {
      ...before,
      varies: before.varies || before.message !== message,
      count: before.count + 1,
      corrections: before.corrections + Number(kind !== 'doubt' && hasCorrection(index)),
    });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
