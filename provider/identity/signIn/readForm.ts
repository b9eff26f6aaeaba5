import { hasControlCharacters } from '../../../contract/values/normalText';

/** What the sign-in form sent, or which of its answers is due. */
export type Form =
  | { readonly kind: 'filled'; readonly username: string; readonly password: string }
  | { readonly kind: 'missing'; readonly username: string }
  | { readonly kind: 'unreadable' };

const USERNAME_LIMIT = 254;

/** Reads the body of a form; `body` is what the parser of routes.ts gives. */
export function readForm(body: unknown): Form {
  if (!(body instanceof URLSearchParams)) return { kind: 'unreadable' };
  const [username, ...more] = body.getAll('username');
  const [password, ...others] = body.getAll('password');
  if (more.length > 0 || others.length > 0) return { kind: 'unreadable' };
  // However the keyboard composes its letters: names and addresses are stored composed.
  const name = username?.trim().normalize('NFC') ?? '';
  // PostgreSQL cannot compare text with a null character.
  if (name.length > USERNAME_LIMIT || hasControlCharacters(name, false)) return { kind: 'unreadable' };
  if (name === '' || !password) return { kind: 'missing', username: name };
  return { kind: 'filled', username: name, password };
}
