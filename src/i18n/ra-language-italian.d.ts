/** The package has no types. */
declare module 'ra-language-italian' {
  const messages: { readonly ra: object };
  export default messages;
}
