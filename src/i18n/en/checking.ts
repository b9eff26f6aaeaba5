/** The state, on the first page, of what was signed and counts once the certificate was checked. */
export const checking = {
  state: 'Signed, waiting for the revocation check',
  next: 'Whoever issued the certificate has not answered yet: the check is repeated by itself.',
};
