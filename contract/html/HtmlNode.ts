/** A node of a parsed document. The parsers of the browser and of the provider both give this. */
export interface HtmlNode {
  /** The tag of an element in lower case; `#text` for text. */
  readonly name: string;
  readonly text: string;
  readonly href: string | undefined;
  readonly children: readonly HtmlNode[];
}

/**
 * Written before each text that is parsed: the document is in standards mode, and its body is open, so that spaces at the
 * start of the text stay.
 */
export const PREAMBLE = '<!DOCTYPE html><body>';
