/** An order and the previous one, as keys: the data for its undo. */
export interface SavedOrder {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
