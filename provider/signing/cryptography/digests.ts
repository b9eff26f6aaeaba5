/** A digest: its name in Node, and whether it is still accepted. */
export interface Digest {
  readonly name: string;
  readonly accepted: boolean;
}

const accepted = (name: string): Digest => ({ name, accepted: true });
const refused = (name: string): Digest => ({ name, accepted: false });

const sha1 = refused('sha1');
const sha224 = refused('sha224');
const sha256 = accepted('sha256');
const sha384 = accepted('sha384');
const sha512 = accepted('sha512');
const sha3 = {
  224: refused('sha3-224'),
  256: accepted('sha3-256'),
  384: accepted('sha3-384'),
  512: accepted('sha3-512'),
};
const md5 = refused('md5');
const ripemd160 = refused('ripemd160');

export const digests = { sha1, sha224, sha256, sha384, sha512, sha3, md5, ripemd160 } as const;

/** NIST's arc of hash functions. */
const NIST = '2.16.840.1.101.3.4.2';

const byOid: Readonly<Record<string, Digest>> = {
  '1.3.14.3.2.26': sha1,
  '1.2.840.113549.2.5': md5,
  '1.3.36.3.2.1': ripemd160,
  [`${NIST}.1`]: sha256,
  [`${NIST}.2`]: sha384,
  [`${NIST}.3`]: sha512,
  [`${NIST}.4`]: sha224,
  [`${NIST}.6`]: accepted('sha512-256'),
  [`${NIST}.7`]: sha3[224],
  [`${NIST}.8`]: sha3[256],
  [`${NIST}.9`]: sha3[384],
  [`${NIST}.10`]: sha3[512],
};

/** Returns the digest with an object identifier; undefined when unknown. */
export const digestOf = (oid: string): Digest | undefined => byOid[oid];
