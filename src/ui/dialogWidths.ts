/** How wide a dialog is at most, in pixels (SHELL-049, Q-060): a plain yes or no, a question, a table, an editor. */
export const dialogWidths = { small: 290, question: 500, table: 1000, editor: 1300 } as const;

export type DialogSize = keyof typeof dialogWidths;
