/**
 * How wide a dialog is, in pixels (SHELL-049, Q-060): a plain yes or no, a question, a table, an editor. The one that
 * says that the session ends has a width of its own (SESSION-013).
 */
export const dialogWidths = { small: 290, question: 500, table: 1000, editor: 1300, session: 390 } as const;

export type DialogSize = keyof typeof dialogWidths;
