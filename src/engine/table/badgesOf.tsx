import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { badgeOf } from '../list/useBadges';

/** Renders the chips that mark a record at one of its fields; undefined if there are none. */
export const badgesOf = ({ badges }: ListRowState, field: string, row: Row) =>
  badges.get(badgeOf(field, row.id))?.map((chip) => (
    <span key={chip} className="chip">
      {chip}
    </span>
  ));
