/** Thrown if another person completed the repeated sign-in, or the same person with another account. */
export class DifferentUser extends Error {
  override readonly name = 'DifferentUser';
}
