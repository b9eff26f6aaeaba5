import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/**
 * Requires that the whole document, or each file, is signed: a signed element proves nothing about its surroundings,
 * and may have been moved there (signature wrapping). Nothing is fetched.
 */
export const xmlCoverage: Rule<XmlSigner> = ({ references, coverage, isCounter }) => {
  const kinds = references.map(({ target }) => target.kind);
  if (kinds.includes('ambiguous')) return ['xml-ambiguous'];
  if (kinds.includes('external')) return ['xml-external-reference'];
  if (references.some(({ isTransformed }) => isTransformed)) return ['xml-transform'];
  if (coverage !== 'part') return [];
  return [isCounter ? 'counter-signature-elsewhere' : 'xml-part-signed'];
};
