/** For `select` of `useRead`: a file that an answer holds, with its bytes. */
export const withBytes = ({ name, content }: { readonly name: string; readonly content: string }) => ({
  name,
  content,
  bytes: bytesOf(content),
});

/** The bytes of a text in base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
