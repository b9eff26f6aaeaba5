// The locks of an ejected form, as source: what cannot be changed, why, and how a lock is taken off.
import { source } from '../source.mjs';

/** The inputs whose lock can be taken off. @param {any} resource */
export const unlockable = ({ form }) =>
  form.locked.filter(({ unlock }) => unlock).flatMap(({ fields }) => fields);

/** Whether what is typed into some inputs may lock others. @param {any} resource @param {readonly string[]} inputs */
export const locksFollow = ({ form }, inputs) =>
  form.locked.some(({ fields, when }) =>
    inputs.some((name) => !fields.includes(name) && JSON.stringify(when).includes(`"${name}"`)),
  );

/** What stands beside the component of a record. @param {any} resource */
export const lockData = (resource) => `/** Inputs that are read-only while a condition holds. */
const locks: readonly Lock[] = ${source(resource.form.locked)};
interface Lock {
  readonly fields: readonly string[];
  readonly when: object;
  /** The lock does not apply to this role. */
  readonly unless?: string;
  readonly say: string;
${unlockable(resource).length > 0 ? '  /** It can be taken off, after a question. */\n  readonly unlock?: boolean;\n' : ''}}

function lockedIn(record: Row, viewer: Viewer, roles: readonly string[]): readonly (readonly [name: string, say: string])[] {
  const holding = locks.filter(
    ({ when, unless }) => !(unless && roles.includes(unless)) && matches(when as Where<Row>, record, viewer),
  );
  return holding.flatMap(({ fields: locked, say }) => locked.map((name) => [name, say] as const));
}
`;

/** The locks that are on, as source. @param {any} resource */
export const lockedSource = (resource) =>
  unlockable(resource).length > 0
    ? 'new Map(lockedIn(record, viewer, session.roles).filter(([name]) => !opened.includes(name)))'
    : 'new Map(lockedIn(record, viewer, session.roles))';

/** Beside an input: the way to take its lock off, while it is on. @param {string} input */
export const unlockSource = (input) => `
{canUnlock('${input}') && (
  <button type="button" onClick={() => setUnlocking('${input}')}>
    {translate('engine.form.unlock', { label: label('${input}') })}
  </button>
)}`;
