import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Everything that is referred to is as it was signed. */
export const xmlReferences: Rule<XmlSigner> = ({ references }) => {
  if (references.some(({ holds }) => holds === false)) return ['content-altered'];
  return references.some(({ target }) => target.kind === 'missing') ? ['file-missing'] : [];
};
