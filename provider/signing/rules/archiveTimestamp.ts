import { archiveAttributeTypes } from '../cms/oids';
import type { Rule } from './rule';

/** Reports archive timestamps and evidence records, which are not verified: nothing is concluded from them. */
export const archiveTimestamp: Rule = ({ info }) =>
  info.unsigned.some(({ type }) => archiveAttributeTypes.includes(type))
    ? ['archive-timestamp-unchecked']
    : [];
