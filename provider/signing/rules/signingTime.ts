import type { Rule } from './rule';

/** EN 319 122-1, B-B: a signature states when it was made. This is only a claim, and decides nothing by itself. */
export const signingTime: Rule = ({ info, signingTime: claimed, contentType }) =>
  // Counter-signatures should have it too, but older programs omit it (RFC 5652 §11.4 does not require it).
  info.signedAttributes && contentType !== undefined && !claimed ? ['signing-time-missing'] : [];
