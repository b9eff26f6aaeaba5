/** The state, on the first page, of a signed document whose certificate is still being checked. */
export const checking = {
  state: 'Signed, waiting for the revocation check',
  next: 'Whoever issued the certificate has not answered yet: the check is repeated by itself.',
};
