import type { OpenedReport } from '../../../contract/signing/opened';
import type { SignatureReport } from '../../../contract/signing/report';
import type { ListedAuthority } from '../../../contract/trustedList/trustedList';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import type { AcceptedBefore } from '../verify/accepted';

/** The source of trusted authorities: folders that the worker reads, or certificates in DER. */
export type TrustSource = (
  | { readonly folders: readonly string[] }
  | { readonly der: readonly Uint8Array[] }
) & {
  /** The additionally trusted authorities of a trusted list. */
  readonly listed?: readonly ListedAuthority[];
};

/** The input of a worker: what to verify, in a form that can be sent between threads. */
export interface Task {
  readonly file: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly trust: TrustSource;
  /** The authorities' responses about revocation: lists and responses, DER. */
  readonly facts?: readonly Uint8Array[];
  readonly at: Date;
  /** The content of a detached signature, or the document that was handed out. */
  readonly content?: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly contentSha256?: string;
  /** A timestamp stored beside the file. */
  readonly timestamp?: Uint8Array;
  readonly person?: TaxCode;
  readonly accepted?: AcceptedBefore;
  /** Set to open a file of any form, and to return the files inside it. */
  readonly open?: {
    /** The file name given by the sender. */
    readonly name: string;
  };
}

/** A certificate and that of its authority, DER. */
export interface LinkDer {
  readonly certificate: Uint8Array;
  readonly issuer: Uint8Array;
}

export interface Answer {
  readonly report: SignatureReport;
  /** The certificates whose revocation status is unknown. */
  readonly unchecked: readonly LinkDer[];
  /** The digests of all signature values. */
  readonly signatures: readonly string[];
  /** The authorities of the trusted list that chains of certificates reached. */
  readonly listed: readonly ListedAuthority[];
  /** Only if the task has `open`. */
  readonly opened?: {
    readonly report: OpenedReport;
    /** The files inside, by their index in the report. */
    readonly contents: ReadonlyMap<number, Uint8Array>;
  };
}
