/** An order and the one before it, by keys: what takes it back. */
export interface SavedOrder {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
