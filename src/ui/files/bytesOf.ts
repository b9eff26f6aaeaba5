/** Decodes a file contained in a response, for `select` of `useRead`. */
export const withBytes = ({ name, content }: { readonly name: string; readonly content: string }) => ({
  name,
  content,
  bytes: bytesOf(content),
});

/** Decodes base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
