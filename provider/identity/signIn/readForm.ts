import { hasControlCharacters } from '../../../contract/values/normalText';

/** A submitted sign-in form, or the way in which it is invalid. */
export type Form =
  | { readonly kind: 'filled'; readonly username: string; readonly password: string }
  | { readonly kind: 'missing'; readonly username: string }
  | { readonly kind: 'unreadable' };

const USERNAME_LIMIT = 254;

/** Reads the body of a form; `body` is the result of the parser in routes.ts. */
export function readForm(body: unknown): Form {
  if (!(body instanceof URLSearchParams)) return { kind: 'unreadable' };
  const [username, ...more] = body.getAll('username');
  const [password, ...others] = body.getAll('password');
  if (more.length > 0 || others.length > 0) return { kind: 'unreadable' };
  // Stored names and addresses are in NFC, but keyboards compose accented letters differently.
  const name = username?.trim().normalize('NFC') ?? '';
  // PostgreSQL cannot compare text with a null character.
  if (name.length > USERNAME_LIMIT || hasControlCharacters(name, false)) return { kind: 'unreadable' };
  if (name === '' || !password) return { kind: 'missing', username: name };
  return { kind: 'filled', username: name, password };
}
