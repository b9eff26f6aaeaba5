import type { SignatureReport } from './report';
import { nextStepOf, type SignatureCode, signatureCodes } from './verdict';

/** Immediate actions offered with a refusal. */
export const refusalActions = ['choose', 'download', 'retry', 'reload', 'users'] as const;
export type RefusalAction = (typeof refusalActions)[number];

interface RefusalDefinition {
  readonly say: string;
  readonly next: string;
  readonly action: RefusalAction;
}

/** Refusals that do not concern the content of a file. */
const otherRefusals = {
  credentials: {
    say: 'Il servizio di firma non riconosce nome utente e password.',
    next: 'Controllare nome utente e password del servizio di firma e riprovare.',
    action: 'retry',
  },
  otp: {
    say: 'Il servizio di firma non accetta il codice OTP.',
    next: 'Attendere un nuovo codice OTP, inserirlo e riprovare.',
    action: 'retry',
  },
  'otp-used': {
    say: 'Il codice OTP è già stato usato.',
    next: 'Attendere il codice OTP successivo, inserirlo e riprovare.',
    action: 'retry',
  },
  'service-unavailable': {
    say: 'Il servizio di firma non risponde.',
    next: 'Riprovare tra qualche minuto, oppure scaricare il documento, firmarlo e caricare il file .p7m.',
    action: 'download',
  },
  'service-unanswered': {
    say: 'La risposta del servizio di firma non è arrivata: il servizio potrebbe aver firmato, ma qui il documento risulta ancora da firmare.',
    next: 'Attendere il codice OTP successivo e firmare di nuovo: viene conservata una sola firma. In alternativa scaricare il documento, firmarlo e caricare il file .p7m.',
    action: 'download',
  },
  'service-untrustworthy': {
    say: 'Ciò che il servizio di firma ha restituito non è la firma attesa su questo documento.',
    next: 'Controllare di aver usato le credenziali di chi deve firmare, oppure firmare con un altro servizio.',
    action: 'retry',
  },
  'no-signer': {
    say: 'Non si sa chi deve firmare: manca la persona incaricata o il suo codice fiscale.',
    next: 'Completare i dati della persona che deve firmare nella gestione utenti.',
    action: 'users',
  },
  replaced: {
    say: 'Il documento è stato sostituito da una nuova versione dopo essere stato scaricato.',
    next: 'Scaricare la nuova versione, firmarla e caricare il nuovo file .p7m.',
    action: 'download',
  },
  'already-signed': {
    say: 'Il documento è già stato firmato.',
    next: 'Non occorre firmarlo di nuovo: aggiornare la pagina per vederne lo stato.',
    action: 'reload',
  },
  'school-alone': {
    say: 'Il file contiene solo la firma della scuola: manca la controfirma.',
    next: 'Controfirmare il file .p7m firmato dalla scuola e inviare il file ottenuto.',
    action: 'choose',
  },
  'without-school': {
    say: 'Nel file controfirmato manca la firma della scuola.',
    next: 'Controfirmare il file .p7m firmato dalla scuola, non il documento originale.',
    action: 'download',
  },
  'awaiting-revocation': {
    say: 'Il documento è già firmato ed è in attesa del controllo di revoca del certificato.',
    next: 'Attendere l’esito: compare in questa pagina e arriva per e-mail.',
    action: 'reload',
  },
  'revocation-unreachable': {
    say: 'Chi ha emesso il certificato di firma non risponde: non si sa se il certificato è stato revocato.',
    next: 'Riprovare tra qualche minuto.',
    action: 'retry',
  },
  'unreadable-document': {
    say: 'Il documento non si può leggere per intero e quindi non si può firmare.',
    next: 'Chiedere al fornitore di sostituirlo con un documento leggibile.',
    action: 'reload',
  },
  clauses: {
    say: 'Le due dichiarazioni non sono state accettate.',
    next: 'Leggere e accettare entrambe le dichiarazioni, poi firmare.',
    action: 'retry',
  },
} as const satisfies Record<string, RefusalDefinition>;

export type OtherRefusal = keyof typeof otherRefusals;

/** Reason why a signature was not accepted, and the next step: `current` of a problem `signatureRefused`. */
export interface SignatureRefusal extends RefusalDefinition {
  readonly code: SignatureCode | OtherRefusal;
}

/** Returns a refusal that does not come from a file. */
export const refusalOf = (code: OtherRefusal): SignatureRefusal => ({ code, ...otherRefusals[code] });

/** Codes that the document as it was handed out resolves; the others need a different file. */
const downloads: readonly SignatureCode[] = [
  'other-content',
  'content-altered',
  'other-person',
  'certificate-expired',
  'signed-after-expiry',
  'pades',
  'pdf',
  'key-usage',
];

const moreExact: readonly SignatureCode[] = ['content-altered', 'content-missing'];

/** Returns the gravest code of a report as a refusal, or undefined if the signature is accepted. */
export function refusalIn(report: SignatureReport): SignatureRefusal | undefined {
  if (report.verdict === 'passed') return undefined;
  const found = [...report.codes, ...report.signers.flatMap(({ codes }) => codes)];
  // A changed or missing document is more specific than a different one.
  const all = found.some((code) => moreExact.includes(code))
    ? found.filter((code) => code !== 'other-content')
    : found;
  const order = ['unreadable', 'failed', 'indeterminate'] as const;
  const [code = 'not-a-signature' as SignatureCode] = order.flatMap((meaning) =>
    all.filter((one) => signatureCodes[one].means === meaning),
  );
  return refusalFor(code);
}

/** Returns the refusal for a code of a file. */
export const refusalFor = (code: SignatureCode): SignatureRefusal => ({
  code,
  say: signatureCodes[code].say,
  next: nextStepOf([code]),
  action: downloads.includes(code) ? 'download' : 'choose',
});

/**
 * Returns the refusal of a signature made by another person, with the names of that person and of the required signer.
 */
export const signedByAnother = (
  refusal: SignatureRefusal,
  { signedBy, expected }: { readonly signedBy: string; readonly expected: string },
): SignatureRefusal => ({ ...refusal, say: `${refusal.say} Firmato da ${signedBy}, atteso ${expected}.` });
