import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { markOf } from '../list/useMarks';

/** Renders the chips that mark a record at one of its fields; undefined if there are none. */
export const marksOf = ({ marks }: RowScreen, field: string, row: Row) =>
  marks.get(markOf(field, row.id))?.map((chip) => (
    <span key={chip} className="chip">
      {chip}
    </span>
  ));
