import { Refusal } from '../refusal';
import type { Caller } from './caller';

/**
 * How people sign in is withheld from support, also where it is a field of a record that support may change.
 * @throws Refusal `notForSupport` where one of these switches is to be another
 */
export function refuseSwitched<K extends string>(
  { caller }: { readonly caller: Pick<Caller, 'userType'> },
  before: { readonly [Switch in K]?: boolean | null },
  wanted: { readonly [Switch in K]?: boolean | null },
  switches: readonly K[],
): void {
  if (caller.userType !== 'SUPPORT') return;
  if (switches.some((name) => Boolean(before[name]) !== Boolean(wanted[name])))
    throw new Refusal('notForSupport');
}
