/** The facts about the school in the documents. */
export interface PreservationFacts {
  readonly provider: string;
  /** The provider's contact for the school. */
  readonly contact: string;
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly kind: string;
    /** Street, postal code, town and province; unknown parts are left out. */
    readonly address: string;
  };
  /** The school head. */
  readonly ds: Signatory;
  /** The preservation manager. */
  readonly manager: Signatory;
  /** The date of the documents, DD/MM/YYYY. */
  readonly day: string;
}

export interface Signatory {
  readonly name: string;
  readonly cf: string;
}

/** A part of a page: a heading with its content. */
export interface PreservationPart {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly points?: readonly string[];
  /** Two columns: label and value. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A document page by page. Each of these pages starts a new sheet, so that the number of pages is fixed. */
export interface PreservationText {
  readonly title: string;
  readonly subject: string;
  readonly lead: string;
  readonly pages: readonly (readonly PreservationPart[])[];
  /** The signer and their role. */
  readonly signature: string;
}

const signed = (as: string, { name, cf }: Signatory): string =>
  `${as}: ${name}, codice fiscale ${cf}. Documento da sottoscrivere con firma digitale.`;

/** The last line of a document: its signer. */
export const signatures = {
  DS: ({ ds }: PreservationFacts): string => signed('Il dirigente scolastico', ds),
  manager: ({ manager }: PreservationFacts): string => signed('Il responsabile della conservazione', manager),
} as const;
