/** A refused call, as a page of the own account needs it. */
export interface RefusedCall {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** The sentence against each field that the provider refused, as the provider wrote it. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(((error as RefusedCall).errors ?? []).map(({ field, message }) => [field, message]));
