import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires the content: a detached signature cannot be judged without it. */
export const contentPresent: Rule<Signature> = ({ contentMissing }) =>
  contentMissing ? ['content-missing'] : [];
