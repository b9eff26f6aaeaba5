/** A record as react-admin knows it: its key is also its `id`. */
export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}
