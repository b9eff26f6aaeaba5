import type { Rule } from './rule';

/** EN 319 122-1: a CAdES signature always has signed attributes, it never signs only the content. */
export const attributesPresent: Rule = ({ info }) => (info.signedAttributes ? [] : ['attributes-missing']);
