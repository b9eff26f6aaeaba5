import type { KeyObject } from 'node:crypto';

const LEAST_RSA_BITS = 2048;

const curves = new Set([
  'prime256v1',
  'secp384r1',
  'secp521r1',
  ...['256', '320', '384', '512'].flatMap((bits) => [`brainpoolP${bits}r1`, `brainpoolP${bits}t1`]),
]);

export type KeyProblem = 'key-too-small' | 'curve-refused' | 'algorithm-refused';

/** Returns why a key is unacceptable for signing documents; undefined when it is acceptable. */
export function keyProblem(key: KeyObject): KeyProblem | undefined {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  switch (key.asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss':
      return modulusLength < LEAST_RSA_BITS ? 'key-too-small' : undefined;
    case 'ec':
      return curves.has(namedCurve) ? undefined : 'curve-refused';
    case 'ed25519':
      return undefined;
    default:
      return 'algorithm-refused';
  }
}

/** Describes a key, as in `RSA 2048`. */
export function keyWords(key: KeyObject): string {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  const size = modulusLength ?? namedCurve;
  return `${(key.asymmetricKeyType ?? 'unknown').toUpperCase()}${size ? ` ${size}` : ''}`;
}
