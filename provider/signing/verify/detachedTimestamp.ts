import { decodeWhole } from '../asn1/decode';
import { isSequence, sequence } from '../asn1/read';
import type { Trust } from '../certificates/trustStore';
import type { Content } from './content';
import { type TimestampState, tokenState } from './timestamp';

/**
 * Returns what a timestamp stored beside a file proves about it (RFC 3161): a token (.tst), or the authority's response
 * with the token (.tsr), over the whole file.
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
