import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** The same for signatures in XML. */
export const xmlArchiveTimestamp: Rule<XmlSigner> = ({ properties }) =>
  properties.isArchived ? ['archive-timestamp-unchecked'] : [];
