/** Address of the last rendered page; undefined at the beginning of a visit. */
let before: string | undefined;

/** Returns the address of the page that was shown before the one that is being rendered. */
export const previousPage = (): string | undefined => before;

export const rememberPage = (pathname: string): void => {
  before = pathname;
};
