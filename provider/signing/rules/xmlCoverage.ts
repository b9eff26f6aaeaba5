import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/**
 * Requires that the signature covers the whole document or file. If it covers one element only, that element may have
 * been moved to its place (signature wrapping). External references are reported, and never fetched.
 */
export const xmlCoverage: Rule<XmlSigner> = ({ references, coverage, isCounter }) => {
  const kinds = references.map(({ target }) => target.kind);
  if (kinds.includes('ambiguous')) return ['xml-ambiguous'];
  if (kinds.includes('external')) return ['xml-external-reference'];
  if (references.some(({ isTransformed }) => isTransformed)) return ['xml-transform'];
  if (coverage !== 'part') return [];
  return [isCounter ? 'counter-signature-elsewhere' : 'xml-part-signed'];
};
