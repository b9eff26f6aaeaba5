import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/**
 * What is signed is the whole document, or each file: an element of it proves nothing of what stands around it, and may have
 * been moved there (signature wrapping). Nothing is fetched.
 */
export const xmlCoverage: Rule<XmlSigner> = ({ references, coverage, isCounter }) => {
  const kinds = references.map(({ target }) => target.kind);
  if (kinds.includes('ambiguous')) return ['xml-ambiguous'];
  if (kinds.includes('external')) return ['xml-external-reference'];
  if (references.some(({ isTransformed }) => isTransformed)) return ['xml-transform'];
  return coverage === 'part' && !isCounter ? ['xml-part-signed'] : [];
};
