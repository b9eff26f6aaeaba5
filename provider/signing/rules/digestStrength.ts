import { readPss } from '../cryptography/pss';
import { signatureAlgorithmOf } from '../cryptography/signatureAlgorithms';
import { digestUsed } from '../verify/integrity';
import type { Rule } from './rule';

/** Requires SHA-256 or better for every digest: with SHA-1 and MD5 somebody could sign one thing and show another. */
export const digestStrength: Rule = ({ info }) => {
  const named = [digestUsed(info), signatureAlgorithmOf(info.algorithm.oid)?.digest];
  const pss = signatureAlgorithmOf(info.algorithm.oid)?.scheme === 'RSA-PSS' && readPss(info.algorithm);
  if (pss) named.push(pss.digest, pss.maskDigest);
  return named.some((digest) => digest?.accepted === false) ? ['digest-weak'] : [];
};
