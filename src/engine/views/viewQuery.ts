import { type ListShape, type ListState, writeListState } from '../query/listState';

/** What a view keeps of a list: all but the page, written so that it means the same to everybody. */
export const viewQuery = (state: ListState, shape: ListShape): string =>
  writeListState({ ...state, page: 1 }, { ...shape, hidden: [], explicit: true });
