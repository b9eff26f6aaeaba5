/** Somebody else answered the request to sign in again, or the same person as another of their accounts. */
export class DifferentUser extends Error {
  override readonly name = 'DifferentUser';
}
