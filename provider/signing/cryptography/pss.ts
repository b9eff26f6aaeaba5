import type { Asn1 } from '../asn1/node';
import { expected, sequence, small, tagged } from '../asn1/read';
import { type Algorithm, isPlain, readAlgorithm } from '../cms/signerInfo';
import { type Digest, digestOf, digests } from './digests';

/** The parameters of RSASSA-PSS (RFC 4055). The defaults are SHA-1 for both digests and a salt of 20 octets. */
export interface PssParameters {
  readonly digest: Digest;
  readonly maskDigest: Digest;
  /** Octets. */
  readonly saltLength: number;
}

const MASK_GENERATION_1 = '1.2.840.113549.1.1.8';

/** Reads the parameters of RSASSA-PSS; undefined if they have unknown values. @throws Unreadable */
export function readPss({ parameters }: Algorithm): PssParameters | undefined {
  const parts = parameters?.is('universal', 16) ? sequence(parameters) : [];
  const [hash, mask, salt, trailer] = [0, 1, 2, 3].map((tag) => tagged(parts, tag)?.children[0]);
  const digest = hash ? plainDigest(hash) : digests.sha1;
  const generation = mask && readAlgorithm(mask);
  if (generation && generation.oid !== MASK_GENERATION_1) return undefined;
  const maskDigest = generation
    ? plainDigest(expected(generation.parameters, 'universal', 16))
    : digests.sha1;
  if (!digest || !maskDigest || (trailer && small(trailer) !== 1)) return undefined;
  return { digest, maskDigest, saltLength: salt ? small(salt) : 20 };
}

function plainDigest(node: Asn1): Digest | undefined {
  const algorithm = readAlgorithm(node);
  return isPlain(algorithm) ? digestOf(algorithm.oid) : undefined;
}
