import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Requires that the target of every reference is available and unchanged. */
export const xmlReferences: Rule<XmlSigner> = ({ references }) => {
  if (references.some(({ holds }) => holds === false)) return ['content-altered'];
  return references.some(({ target }) => target.kind === 'missing') ? ['file-missing'] : [];
};
