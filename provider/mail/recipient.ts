/** One plain address: no display name, no list, no line break, nothing that a header could be made of. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@(?=.{1,253}$)[^\s@<>()[\]\\,;:"]+$/;
/** Letters beyond these would need a server with SMTPUTF8, and invisible ones would deceive. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Whether a mail may be sent to this address, exactly one. */
export function isRecipient(address: string): boolean {
  return address.length <= 254 && PRINTABLE.test(address) && ADDRESS.test(address);
}
