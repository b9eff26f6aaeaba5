import type { SignatureCode } from '../../../contract/signing/verdict';
import { archiveAttributeTypes, attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

const codes = {
  verified: 'archive-timestamp-verified',
  untrusted: 'archive-timestamp-untrusted',
  broken: 'archive-timestamp-broken',
} as const;

/**
 * Reports what archive timestamps prove. Older versions and evidence records are not verified, so they prove nothing.
 * An archive timestamp never makes a signature invalid, because anybody can add one.
 */
export const archiveTimestamp: Rule = ({ info, archives }) => {
  const has = (type: string) => info.unsigned.some((one) => one.type === type);
  const found = new Set<SignatureCode>(archives?.map(({ state }) => codes[state]));
  if (archiveAttributeTypes.some(has) || (!archives && has(attributeTypes.archiveTimestampV3)))
    found.add('archive-timestamp-unchecked');
  return [...found];
};
