import type { Rule } from './rule';

/** A signature that is kept apart from its content cannot be judged without it. */
export const contentPresent: Rule = ({ contentMissing }) => (contentMissing ? ['content-missing'] : []);
