/** One plain address: no display name, no list, no line break, nothing that could form a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@(?=.{1,253}$)[^\s@<>()[\]\\,;:"]+$/;
/** Characters beyond these would require a server with SMTPUTF8; invisible ones would deceive. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Reports whether a mail may be sent to this text: exactly one address. */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && PRINTABLE.test(address) && ADDRESS.test(address);
}
