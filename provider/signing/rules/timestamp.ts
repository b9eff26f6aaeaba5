import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** The codes of a timestamp, by what it proves. */
export const timestampCodes = {
  verified: 'timestamp-verified',
  untrusted: 'timestamp-untrusted',
  broken: 'timestamp-broken',
} as const;

/** Reports what the timestamps prove. None of them can make a signature worse: anybody may add one. */
export const timestamp: Rule<Signature> = ({ timestamp: found }) =>
  found ? [timestampCodes[found.state]] : [];
