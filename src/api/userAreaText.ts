import { errors } from '../../contract/errors';

/** A refused call, as a page of the own account needs it. */
export interface RefusedCall {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** What is said of a refused call of the user area: of a status 400 or 500 that the data are not there (ACC-033). */
export function userAreaText(error: unknown): string {
  const { status = 0, message } = error as RefusedCall;
  return status === 400 || status === 500 ? errors.internal.say : message;
}

/** The sentence against each field that the provider refused. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(((error as RefusedCall).errors ?? []).map(({ field, message }) => [field, message]));
