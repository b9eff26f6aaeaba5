/** A record in react-admin's format: its key is also its `id`. */
export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}
