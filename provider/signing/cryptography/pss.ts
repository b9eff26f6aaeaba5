import { expected, oid, sequence, small, tagged } from '../asn1/read';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { type Digest, digestOf, digests } from './digests';

/** The parameters of RSASSA-PSS (RFC 4055); what is left out is SHA-1 and 20, as the standard has it. */
export interface PssParameters {
  readonly digest: Digest;
  readonly maskDigest: Digest;
  /** Octets. */
  readonly saltLength: number;
}

const MASK_GENERATION_1 = '1.2.840.113549.1.1.8';

/** @returns undefined when something in them is not known @throws Unreadable */
export function readPss({ parameters }: Algorithm): PssParameters | undefined {
  const parts = parameters?.is('universal', 16) ? sequence(parameters) : [];
  const [hash, mask, salt, trailer] = [0, 1, 2, 3].map((tag) => tagged(parts, tag)?.children[0]);
  const digest = hash ? digestOf(readAlgorithm(hash).oid) : digests.sha1;
  const generation = mask && readAlgorithm(mask);
  if (generation && generation.oid !== MASK_GENERATION_1) return undefined;
  const maskDigest = generation
    ? digestOf(oid(sequence(expected(generation.parameters, 'universal', 16))[0]))
    : digests.sha1;
  if (!digest || !maskDigest || (trailer && small(trailer) !== 1)) return undefined;
  return { digest, maskDigest, saltLength: salt ? small(salt) : 20 };
}
