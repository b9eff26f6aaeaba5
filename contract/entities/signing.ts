import { fields, type RecordOf } from '../fields';
import { onlineProviderNames } from '../signatures/providers';

const OBLIGATORY = 'Campo Obbligatorio';
const required = { required: OBLIGATORY } as const;

/** The sentences about a one-time code, for both lengths. */
export const otpMessages = {
  required: OBLIGATORY,
  digits: 'Codice OTP non valido (non sono ammessi caratteri)',
  length: (length: number) => `Il campo OTP è un codice di ${length} cifre`,
} as const;

/** What is typed to sign online. User name of 30 and password of 8 characters are known limits that nobody applies. */
export const onlineCredentialsFields = fields({
  username: { kind: 'text', required: true, max: 200, say: required, secret: true },
  password: { kind: 'text', required: true, max: 200, say: required, secret: true },
  otp: {
    kind: 'text',
    required: true,
    pattern: /^(\d{6}|\d{8})$/,
    secret: true,
    say: { required: OBLIGATORY, pattern: otpMessages.digits },
  },
});

/** The same, where the person chooses the service (specification, part 2 §3). */
export const onlineSignatureFields = fields({
  ...onlineCredentialsFields,
  provider: { kind: 'choice', required: true, of: onlineProviderNames, about: 'the service, in lower case' },
});

export type OnlineCredentials = RecordOf<typeof onlineCredentialsFields>;

/** What remains of a signature for whoever gave it. */
export const signatureReceiptFields = fields({
  number: { kind: 'text', required: true, about: 'of the receipt: F-2026-000123' },
  at: { kind: 'instant', required: true },
  document: { kind: 'text', required: true },
  documentSha256: { kind: 'text', required: true, about: 'of the document that was handed out' },
  fileSha256: { kind: 'text', required: true, about: 'of the signed file' },
  signer: { kind: 'text', required: true, privacy: 'personal' },
  taxCode: { kind: 'text', required: true, privacy: 'personal' },
  by: { kind: 'text', required: true, about: 'the account that sent it' },
  how: { kind: 'text', required: true, about: 'a service, or offline' },
});

export type SignatureReceipt = RecordOf<typeof signatureReceiptFields>;

/** What the pages that sign must know beforehand. */
export const signingStateFields = fields({
  maintenance: { kind: 'flag', required: true },
  providers: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: onlineProviderNames },
    about: 'those that can be used here',
  },
  demo: {
    kind: 'record',
    about: 'what to type in a demo, whose services are invented; absent elsewhere',
    of: {
      username: { kind: 'text', required: true, about: 'of the head of the school' },
      otp6: { kind: 'text', required: true },
      otp8: { kind: 'text', required: true },
    },
  },
});

export type SigningState = RecordOf<typeof signingStateFields>;

/** What the area says in maintenance, and to whoever is no supervisor (decision Q-071). */
export const SIGNING_MAINTENANCE =
  "L'Area Firma è attualmente in manutenzione e tornerà disponibile tra qualche minuto.";
