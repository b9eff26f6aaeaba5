import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** A signature that is kept apart from its content cannot be judged without it. */
export const contentPresent: Rule<Signature> = ({ contentMissing }) =>
  contentMissing ? ['content-missing'] : [];
