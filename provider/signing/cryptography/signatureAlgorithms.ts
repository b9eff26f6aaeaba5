import { type Digest, digests } from './digests';

/** The properties of a signature algorithm: its scheme and, if it specifies one, its digest. */
export interface SignatureAlgorithm {
  readonly scheme: 'RSA' | 'RSA-PSS' | 'ECDSA' | 'plain ECDSA' | 'DSA' | 'EdDSA';
  /** Undefined if the signature's digest algorithm decides it. */
  readonly digest?: Digest;
}

const { sha1, sha224, sha256, sha384, sha512, sha3, md5, ripemd160 } = digests;

const rsa = (digest?: Digest): SignatureAlgorithm => ({ scheme: 'RSA', ...(digest && { digest }) });
const ecdsa = (digest?: Digest): SignatureAlgorithm => ({ scheme: 'ECDSA', ...(digest && { digest }) });
const plain = (digest: Digest): SignatureAlgorithm => ({ scheme: 'plain ECDSA', digest });
const dsa = (digest?: Digest): SignatureAlgorithm => ({ scheme: 'DSA', ...(digest && { digest }) });

const PKCS1 = '1.2.840.113549.1.1';
const X962 = '1.2.840.10045';
const NIST = '2.16.840.1.101.3.4.3';
const BSI = '0.4.0.127.0.7.1.1.4.1';
const TELETRUST = '1.3.36.3.3.1';

const byOid: Readonly<Record<string, SignatureAlgorithm>> = {
  [`${PKCS1}.1`]: rsa(),
  [`${PKCS1}.4`]: rsa(md5),
  [`${PKCS1}.5`]: rsa(sha1),
  [`${PKCS1}.10`]: { scheme: 'RSA-PSS' },
  [`${PKCS1}.11`]: rsa(sha256),
  [`${PKCS1}.12`]: rsa(sha384),
  [`${PKCS1}.13`]: rsa(sha512),
  [`${PKCS1}.14`]: rsa(sha224),
  '1.3.14.3.2.29': rsa(sha1),
  [`${TELETRUST}.2`]: rsa(ripemd160),
  [`${NIST}.13`]: rsa(sha3[224]),
  [`${NIST}.14`]: rsa(sha3[256]),
  [`${NIST}.15`]: rsa(sha3[384]),
  [`${NIST}.16`]: rsa(sha3[512]),
  // Some programs write the key algorithm in place of the signature algorithm.
  [`${X962}.2.1`]: ecdsa(),
  [`${X962}.4.1`]: ecdsa(sha1),
  [`${X962}.4.2`]: ecdsa(),
  [`${X962}.4.3`]: ecdsa(),
  [`${X962}.4.3.1`]: ecdsa(sha224),
  [`${X962}.4.3.2`]: ecdsa(sha256),
  [`${X962}.4.3.3`]: ecdsa(sha384),
  [`${X962}.4.3.4`]: ecdsa(sha512),
  [`${NIST}.9`]: ecdsa(sha3[224]),
  [`${NIST}.10`]: ecdsa(sha3[256]),
  [`${NIST}.11`]: ecdsa(sha3[384]),
  [`${NIST}.12`]: ecdsa(sha3[512]),
  // German cards write the two numbers one after the other (BSI TR-03111).
  [`${BSI}.1`]: plain(sha1),
  [`${BSI}.2`]: plain(sha224),
  [`${BSI}.3`]: plain(sha256),
  [`${BSI}.4`]: plain(sha384),
  [`${BSI}.5`]: plain(sha512),
  '1.2.840.10040.4.1': dsa(),
  '1.2.840.10040.4.3': dsa(sha1),
  [`${NIST}.1`]: dsa(sha224),
  [`${NIST}.2`]: dsa(sha256),
  // Ed25519 hashes with SHA-512 itself, and its attributes are to use the same digest (RFC 8419 §3).
  '1.3.101.112': { scheme: 'EdDSA', digest: sha512 },
  '1.3.101.113': { scheme: 'EdDSA' },
};

/** Returns the signature algorithm with an object identifier; undefined when unknown. */
export const signatureAlgorithmOf = (oid: string): SignatureAlgorithm | undefined => byOid[oid];
