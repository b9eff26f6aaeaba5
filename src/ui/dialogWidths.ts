/**
 * Widths of dialogs in pixels (SHELL-049, Q-060): a yes-or-no question, a longer question, a table, an editor. The
 * dialog about the end of the session has a width of its own (SESSION-013).
 */
export const dialogWidths = { small: 290, question: 500, table: 1000, editor: 1300, session: 390 } as const;

export type DialogSize = keyof typeof dialogWidths;
