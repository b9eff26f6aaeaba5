import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/**
 * Requires SHA-256 or better for every digest; and an asymmetric signature, never a digest with a shared secret (HMAC).
 */
export const xmlDigestStrength: Rule<XmlSigner> = ({ method, references }) => {
  if (method?.scheme === 'HMAC') return ['algorithm-refused'];
  const named = [method?.digest, ...references.map(({ digest }) => digest)];
  return named.some((digest) => digest?.accepted === false) ? ['digest-weak'] : [];
};
