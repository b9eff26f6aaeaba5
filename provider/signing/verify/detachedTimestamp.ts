import { decodeWhole } from '../asn1/decode';
import { isSequence, sequence } from '../asn1/read';
import type { Trust } from '../certificates/trustStore';
import type { Content } from './content';
import { type TimestampState, tokenState } from './timestamp';

/**
 * Returns the state of a timestamp over a whole file that is stored beside the file (RFC 3161): a token (.tst), or the
 * response of the authority with the token (.tsr).
 */
export function detachedTimestamp(timestamp: Buffer, file: Content, trust: Trust): TimestampState {
  try {
    return tokenState(tokenIn(timestamp), file, { trust, brought: [], facts: trust });
  } catch {
    return { state: 'broken' };
  }
}

function tokenIn(timestamp: Buffer): Buffer {
  const [first, second] = sequence(decodeWhole(timestamp));
  return isSequence(first) && second ? second.bytes : timestamp;
}
