/**
 * What a text that the provider's staff publishes may hold besides words: a few tags, none with attributes but a link
 * with an https address. Anything else is refused when it is published, and taken out again where it is shown.
 */
export const markupTags = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const;

const plainTags = markupTags.filter((tag) => tag !== 'a').join('|');

/** For a text field's `barred`: a tag that is none of these, or anything inside one. */
export const barredMarkup = {
  pattern: new RegExp(`<(?!/?(?:${plainTags})>|br ?/>|/a>|a href="https://[^"<>\\s]+">)`),
  say: `Il testo contiene un codice non ammesso: sono ammessi solo ${markupTags.join(', ')}, senza attributi, e i collegamenti a indirizzi https. Per il segno minore scrivere &lt;`,
} as const;
