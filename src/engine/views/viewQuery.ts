import { type ListShape, type ListState, writeListState } from '../query/listState';

/**
 * What a view keeps of a list: all but the page, written so that it means the same to everybody. Also where it hides
 * nothing that is said, as if every column were hidden otherwise: somebody hides some by themselves.
 */
export const viewQuery = (state: ListState, shape: ListShape): string =>
  writeListState({ ...state, page: 1 }, { ...shape, hidden: shape.columns.slice(1), explicit: true });
