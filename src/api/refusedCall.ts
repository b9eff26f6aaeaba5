/** A failed call, with the parts that an account page reads. */
export interface RefusedCall {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Returns the provider's message for each rejected field. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(((error as RefusedCall).errors ?? []).map(({ field, message }) => [field, message]));
