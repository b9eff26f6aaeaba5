import type { Rule } from './rule';

/** EN 319 122-1, B-B: a signature says when it was made. What it says is a claim, and decides nothing by itself. */
export const signingTime: Rule = ({ info, signingTime: claimed, contentType }) =>
  // A counter-signature is asked for it too, but older programs leave it out (RFC 5652 §11.4 does not ask).
  info.signedAttributes && contentType !== undefined && !claimed ? ['signing-time-missing'] : [];
