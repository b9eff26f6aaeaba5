const WORD = /=\?([\w-]+)(?:\*[\w-]+)?\?([bq])\?([^?]*)\?=/gi;

/** Decodes header text with encoded words (RFC 2047). */
export const decodeWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(WORD, (word, charset: string, kind: string, inside: string) => {
      try {
        return new TextDecoder(charset).decode(bytesOf(kind.toLowerCase(), inside));
      } catch {
        return word;
      }
    });

const bytesOf = (kind: string, text: string): Buffer =>
  kind === 'b'
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      );
