import { decodeWhole } from '../../asn1/decode';
import { octetString, sequence } from '../../asn1/read';
import { readSignedData } from '../../cms/signedData';
import { readAlgorithm } from '../../cms/signerInfo';
import { digestOf } from '../../cryptography/digests';
import { Content } from '../../verify/content';
import type { Found, Judging } from '../form';
import { siblingOf } from '../siblingOf';
import { judgeStamp } from '../stamp';

/** Returns the token in the response of a timestamp authority (RFC 3161, .tsr); absent if the request was refused. */
export const tokenIn = (answer: Buffer): Buffer | undefined => sequence(decodeWhole(answer))[1]?.bytes;

/**
 * Judges a timestamp token (RFC 3161) against the file beside it, if that is available.
 * @throws Unreadable
 */
export function openTimestamp(token: Buffer, judging: Judging, mediaType: string): Found {
  const { content } = readSignedData(token);
  const [, , imprint] = content ? sequence(decodeWhole(new Content(content).bytes)) : [];
  const [algorithm, hash] = sequence(imprint);
  const digest = digestOf(readAlgorithm(algorithm).oid);
  const named = siblingOf(judging.siblings, digest, octetString(hash));
  const sibling = named ?? (judging.siblings.length === 1 ? judging.siblings[0] : undefined);
  const { found, state } = judgeStamp(token, sibling?.content, judging);
  return {
    form: 'timestamp',
    mediaType,
    timestamps: [{ ...found, covers: sibling ? [{ beside: sibling.place }] : [] }],
    unchecked: state.state === 'verified' ? state.unchecked : [],
  };
}
