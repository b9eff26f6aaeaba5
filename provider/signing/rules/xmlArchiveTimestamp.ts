import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Reports archive timestamps of signatures in XML, which are not verified. */
export const xmlArchiveTimestamp: Rule<XmlSigner> = ({ properties }) =>
  properties.isArchived ? ['archive-timestamp-unchecked'] : [];
