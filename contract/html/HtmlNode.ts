/** Node of a parsed document, as returned by both the browser's and the provider's parser. */
export interface HtmlNode {
  /** Tag name of an element in lower case; `#text` for text. */
  readonly name: string;
  readonly text: string;
  readonly href: string | undefined;
  readonly children: readonly HtmlNode[];
}

/** Prefix of every parsed text: it selects standards mode and opens the body, so that leading spaces are kept. */
export const PREAMBLE = '<!DOCTYPE html><body>';
