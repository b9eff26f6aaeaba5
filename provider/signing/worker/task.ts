import type { OpenedReport } from '../../../contract/signing/opened';
import type { SignatureReport } from '../../../contract/signing/report';
import type { ListedAuthority } from '../../../contract/trustedList/trustedList';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import type { AcceptedBefore } from '../verify/accepted';

/** Who is trusted: folders that the worker reads, or the DER itself. */
export type TrustSource = (
  | { readonly folders: readonly string[] }
  | { readonly der: readonly Uint8Array[] }
) & {
  /** The authorities of a trusted list, trusted besides. */
  readonly listed?: readonly ListedAuthority[];
};

/** What a worker is asked: a question as it travels between threads. */
export interface Task {
  readonly file: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly trust: TrustSource;
  /** What authorities were asked and said of revocation: lists and responses, DER. */
  readonly facts?: readonly Uint8Array[];
  readonly at: Date;
  /** What a detached signature signs, or the document that was handed out. */
  readonly content?: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly contentSha256?: string;
  /** A timestamp that is kept beside the file. */
  readonly timestamp?: Uint8Array;
  readonly person?: TaxCode;
  readonly accepted?: AcceptedBefore;
  /** A file of any form is opened, and the files inside it are wanted too. */
  readonly open?: {
    /** Of the file, as whoever sent it calls it. */
    readonly name: string;
  };
}

/** A certificate and the one of its authority, DER. */
export interface LinkDer {
  readonly certificate: Uint8Array;
  readonly issuer: Uint8Array;
}

export interface Answer {
  readonly report: SignatureReport;
  /** Of which certificates nobody knows whether they were revoked. */
  readonly unchecked: readonly LinkDer[];
  /** The digests of all signatures' own values. */
  readonly signatures: readonly string[];
  /** The authorities of the trusted list that certificates led to. */
  readonly listed: readonly ListedAuthority[];
  /** Where the file was to be opened. */
  readonly opened?: {
    readonly report: OpenedReport;
    /** The files inside, by their places in the report. */
    readonly contents: ReadonlyMap<number, Uint8Array>;
  };
}
