import { keyProblem } from '../cryptography/keyStrength';
import { publicKeyOf } from '../cryptography/publicKey';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires RSA of 2048 bits or more, or one of the accepted curves, Ed25519 among them. */
export const keyStrength: Rule<Signature> = ({ certificate }) => {
  const key = certificate && publicKeyOf(certificate.publicKey);
  const problem = key && keyProblem(key);
  return problem ? [problem] : [];
};
