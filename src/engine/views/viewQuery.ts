import { type ListShape, type ListState, writeListState } from '../query/listState';

/**
 * Returns the query that a view stores: everything except the page, written so that it means the same for everyone.
 * Hidden columns are always written, even if there are none, because some people hide columns by default.
 */
export const viewQuery = (state: ListState, shape: ListShape): string =>
  writeListState({ ...state, page: 1 }, { ...shape, hidden: shape.columns.slice(1), explicit: true });
