import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** SHA-256 or better, wherever a digest is named; and a signature of a person, never a digest with a shared secret. */
export const xmlDigestStrength: Rule<XmlSigner> = ({ method, references }) => {
  if (method?.scheme === 'HMAC') return ['algorithm-refused'];
  const named = [method?.digest, ...references.map(({ digest }) => digest)];
  return named.some((digest) => digest?.accepted === false) ? ['digest-weak'] : [];
};
