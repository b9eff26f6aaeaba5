import * as documentsMessages from '../messages/it/documents';

interface ReasonDefinition {
  readonly say: string;
  /** Advice for the person who uploads the file, in Italian. */
  readonly next: string;
}

/**
 * Reasons why a PDF cannot be read, or not completely. Such a document is refused, does not count as read and is not
 * signed.
 */
export const unreadableReasons = {
  empty: {
    say: documentsMessages.empty,
    next: documentsMessages.emptyNext,
  },
  notPdf: {
    say: documentsMessages.notPdf,
    next: documentsMessages.notPdfNext,
  },
  broken: {
    say: documentsMessages.broken,
    next: documentsMessages.brokenNext,
  },
  password: {
    say: documentsMessages.password,
    next: documentsMessages.passwordNext,
  },
  noPages: {
    say: documentsMessages.noPages,
    next: documentsMessages.brokenNext,
  },
  xfa: {
    say: documentsMessages.pdfIsDynamicFormXfa,
    next: documentsMessages.xfaNext,
  },
  blank: {
    say: documentsMessages.blank,
    next: documentsMessages.blankNext,
  },
  undrawn: {
    say: documentsMessages.undrawn,
    next: documentsMessages.xfaNext,
  },
  tooComplex: {
    say: documentsMessages.tooComplex,
    next: documentsMessages.tooComplexNext,
  },
} as const satisfies Record<string, ReasonDefinition>;

export type UnreadableReason = keyof typeof unreadableReasons;

/** Names of the reasons, for fields. */
export const unreadableNames = Object.keys(unreadableReasons) as [UnreadableReason, ...UnreadableReason[]];
