import type { CampusSelection } from '../../../contract/campus/campus';
import { campusStatistics } from '../../../contract/campus/endpoints';
import { addMonths } from '../../../contract/values/dates';
import { implement } from '../../http/call';
import { readFigures } from './figures';
import { mustHaveCampus } from './selection';

/** Moves a period back by a year; undefined if it has no beginning. */
export function yearBefore({ dal, al, ...selection }: CampusSelection): CampusSelection | undefined {
  if (!dal) return undefined;
  return { ...selection, dal: addMonths(dal, -12), ...(al && { al: addMonths(al, -12) }) };
}

export const statistics = implement(campusStatistics, async (call, { query }) => {
  await mustHaveCampus(call);
  const { tx, caller } = call;
  const { customerCode } = caller;
  const source = await tx
    .selectFrom('campus_source')
    .select('received_at')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  const { offered } = await tx
    .selectFrom('campus_course')
    .select(({ fn }) => fn.countAll<number>().as('offered'))
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const earlier = yearBefore(query);
  const [now, before] = await readFigures(tx, customerCode, earlier ? [query, earlier] : [query]);
  if (!now) throw new Error('There are no figures of a selection.');
  return {
    ...(source && { updatedAt: source.received_at.toISOString() }),
    offered: Number(offered),
    now,
    ...(before && { before }),
  };
});
