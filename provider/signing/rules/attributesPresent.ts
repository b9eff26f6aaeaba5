import type { Rule } from './rule';

/** EN 319 122-1: a CAdES signature always signs attributes, never the content alone. */
export const attributesPresent: Rule = ({ info }) => (info.signedAttributes ? [] : ['attributes-missing']);
