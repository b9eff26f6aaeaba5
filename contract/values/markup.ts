import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';

/**
 * Tags allowed in a text published by the provider's staff. They have no attributes, except a link with an https
 * address. Other tags are refused on publication and removed again on display.
 */
export const markupTags = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const;

const plainTags = markupTags.filter((tag) => tag !== 'a').join('|');

/**
 * Value for the option `barred` of a text field: matches tags that are not allowed, and allowed tags with attributes.
 */
export const barredMarkup = {
  pattern: new RegExp(`<(?!/?(?:${plainTags})>|br ?/>|/a>|a href="https://[^"<>\\s]+">)`),
  say: message(fieldsMessages.markup, { tags: markupTags.join(', ') }),
} as const;
