import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';

/**
 * Tags that a text published by the provider's staff may contain: a few, without attributes except a link with an https
 * address. Others are refused on publication and removed again on display.
 */
export const markupTags = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const;

const plainTags = markupTags.filter((tag) => tag !== 'a').join('|');

/** Value for a text field's `barred`: a tag that is none of these, or anything inside one. */
export const barredMarkup = {
  pattern: new RegExp(`<(?!/?(?:${plainTags})>|br ?/>|/a>|a href="https://[^"<>\\s]+">)`),
  say: message(fieldsMessages.markup, { tags: markupTags.join(', ') }),
} as const;
