import type { Rule } from './rule';

/** Requires the signer's claim of the time of signing, which is part of level B-B (EN 319 122-1). */
export const signingTime: Rule = ({ info, signingTime: claimed, contentType }) =>
  // Counter-signatures should have it too, but older programs omit it (RFC 5652 §11.4 does not require it).
  info.signedAttributes && contentType !== undefined && !claimed ? ['signing-time-missing'] : [];
