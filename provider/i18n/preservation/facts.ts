/** What the documents say of who makes the contract. */
export interface PreservationFacts {
  readonly provider: string;
  /** Whom the school turns to. */
  readonly contact: string;
  readonly school: {
    readonly customerCode: string;
    readonly codMin: string;
    readonly name: string;
    readonly kind: string;
    /** Street, postal code, town, province, as far as they are known. */
    readonly address: string;
  };
  /** The school head. */
  readonly ds: Signatory;
  /** The preservation manager. */
  readonly manager: Signatory;
  /** The day that the documents are made on, DD/MM/YYYY. */
  readonly day: string;
}

export interface Signatory {
  readonly name: string;
  readonly cf: string;
}

/** A part of a page: a heading with what is under it. */
export interface PreservationPart {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly points?: readonly string[];
  /** Two columns: what, and its value. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A document, page by page: each begins a new one, so that it has as many as it is known for. */
export interface PreservationText {
  readonly title: string;
  readonly subject: string;
  readonly lead: string;
  readonly pages: readonly (readonly PreservationPart[])[];
  /** Who signs it, as what. */
  readonly signature: string;
}

const signed = (as: string, { name, cf }: Signatory): string =>
  `${as}: ${name}, codice fiscale ${cf}. Documento da sottoscrivere con firma digitale.`;

/** The last line of a document: who signs it. */
export const signatures = {
  DS: ({ ds }: PreservationFacts): string => signed('Il dirigente scolastico', ds),
  manager: ({ manager }: PreservationFacts): string => signed('Il responsabile della conservazione', manager),
} as const;
