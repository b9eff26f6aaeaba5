import type { Rule } from './rule';

/** Without the certificate nobody knows whose key signed. */
export const certificatePresent: Rule = ({ certificate }) => (certificate ? [] : ['certificate-missing']);
