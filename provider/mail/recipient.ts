/** One plain address: no display name, no list, no line break, nothing that could form a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@(?=.{1,253}$)[^\s@<>()[\]\\,;:"]+$/;
/**
 * Only printable ASCII: other characters would require a server with SMTPUTF8, and invisible ones could deceive
 * readers.
 */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Returns whether a text is exactly one plain mail address. */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && PRINTABLE.test(address) && ADDRESS.test(address);
}
