import { nextStepOf, type SignatureCode, signatureCodes } from './verdict';

/** Reader of a report on a signed file: its recipient, or the person who must sign it. */
export const readers = ['receiver', 'signer'] as const;
export type Reader = (typeof readers)[number];

const SEND_AS_IS =
  'Chiedere al mittente di inviare di nuovo il file, così come è uscito dal programma di firma.';
const SIGN_AGAIN = 'Chiedere a chi ha firmato di firmare di nuovo il documento e di inviarlo.';
const OTHER_CERTIFICATE =
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato di firma qualificata.';
const VALID_CERTIFICATE =
  'Chiedere a chi ha firmato di firmare di nuovo con un certificato valido, oppure una prova della data in cui ha firmato (marca temporale).';
const ASK_DOCUMENT = 'Chiedere al mittente anche il documento firmato, e aprirlo qui insieme alla firma.';
const ASK_SIGNED = 'Chiedere al mittente il file firmato.';
const EXTRACT = "Estrarre i file dall'archivio e aprirli uno alla volta.";
const NOTHING = '';

/** Advice for the recipient of a file on each code. The person who must sign reads `next` of the code itself. */
const received: Readonly<Record<SignatureCode, string>> = {
  empty: SEND_AS_IS,
  'too-large': EXTRACT,
  'too-complex': SEND_AS_IS,
  'time-limit': 'Riprovare tra qualche minuto.',
  truncated:
    'Scaricare di nuovo il file, per intero; se si ripete, chiedere al mittente di inviarlo di nuovo.',
  malformed: SEND_AS_IS,
  pdf: ASK_SIGNED,
  pades: SEND_AS_IS,
  xml: ASK_SIGNED,
  'web-page': 'Accedere al sito e scaricare di nuovo il file firmato, oppure chiederlo al mittente.',
  zip: EXTRACT,
  asic: SEND_AS_IS,
  'time-stamped': SEND_AS_IS,
  'timestamp-token': ASK_DOCUMENT,
  encrypted: 'Chiedere al mittente di inviare il file firmato senza cifrarlo.',
  'no-signers': ASK_SIGNED,
  'not-a-signature': ASK_SIGNED,
  'trailing-bytes': SEND_AS_IS,
  detached: NOTHING,
  'content-missing': ASK_DOCUMENT,
  'other-content': SEND_AS_IS,
  'counter-signature-unreadable': SIGN_AGAIN,
  'counter-signature-elsewhere':
    'Non contare la controfirma, e chiedere a chi ha controfirmato di apporla di nuovo.',
  'inner-unreadable': SEND_AS_IS,
  'too-many-levels': 'Salvare il file più interno e aprirlo da solo.',
  unsigned: ASK_SIGNED,
  'archive-broken': SEND_AS_IS,
  'archive-password': "Aprire l'archivio con la sua password, poi aprire qui i file uno alla volta.",
  'archive-too-large': EXTRACT,
  'archive-same-name': SEND_AS_IS,
  'archive-path': 'Non aprire il file con altri programmi e chiedere al mittente di inviarlo di nuovo.',
  'file-not-signed':
    'Considerare firmati solo i file indicati, e chiedere al mittente gli altri con la firma.',
  'file-missing': 'Chiedere al mittente il contenitore completo.',
  'evidence-unchecked': 'Chiedere al mittente come controllare la prova di conservazione.',
  'container-malformed': SEND_AS_IS,
  'xml-broken': SEND_AS_IS,
  'xml-document-type': SEND_AS_IS,
  'xml-part-signed': SIGN_AGAIN,
  'xml-transform': SIGN_AGAIN,
  'xml-external-reference': SIGN_AGAIN,
  'xml-ambiguous': SIGN_AGAIN,
  'properties-not-signed': SIGN_AGAIN,
  'pdf-broken': SEND_AS_IS,
  'pdf-encrypted': 'Chiedere al mittente il documento firmato senza password.',
  'pdf-signature-malformed': SEND_AS_IS,
  'pdf-not-covered': SEND_AS_IS,
  'pdf-modified':
    'Usare il documento come era quando è stato firmato, oppure chiederlo di nuovo al mittente.',
  'pdf-annotated': 'Chiedere al mittente il documento firmato senza le annotazioni.',
  'pdf-form-filled': NOTHING,
  'pdf-updated': NOTHING,
  'pdf-not-pades': OTHER_CERTIFICATE,
  'pdf-commented': NOTHING,
  'stamp-verified': NOTHING,
  'stamp-untrusted':
    "Controllare chi ha rilasciato la marca temporale; se è un prestatore qualificato, segnalarlo all'assistenza.",
  'stamp-broken': SEND_AS_IS,
  'stamp-without-content': ASK_DOCUMENT,
  'mail-sender': 'Non fidarsi del mittente indicato: chiedere conferma a un indirizzo già conosciuto.',
  'attributes-missing': SIGN_AGAIN,
  'attribute-repeated': SIGN_AGAIN,
  'content-type-missing': SIGN_AGAIN,
  'content-type-mismatch': SIGN_AGAIN,
  'message-digest-missing': SIGN_AGAIN,
  'signing-time-missing': SIGN_AGAIN,
  'signing-certificate-missing': SIGN_AGAIN,
  'signing-certificate-mismatch': SIGN_AGAIN,
  'signing-certificate-weak': SIGN_AGAIN,
  'content-altered': 'Non usare il documento, e chiedere al mittente quello che è stato firmato.',
  'signature-broken': SEND_AS_IS,
  'algorithm-unknown': SIGN_AGAIN,
  'algorithm-refused': OTHER_CERTIFICATE,
  'algorithms-incoherent': SIGN_AGAIN,
  'digest-weak': SIGN_AGAIN,
  'key-too-small': OTHER_CERTIFICATE,
  'curve-refused': OTHER_CERTIFICATE,
  'tax-code-missing': 'Controllare in altro modo chi ha firmato: il certificato non lo dice per intero.',
  'other-person': 'Chiedere il documento firmato dalla persona indicata.',
  'another-signer': NOTHING,
  'certificate-missing': SIGN_AGAIN,
  'key-usage': OTHER_CERTIFICATE,
  'signer-is-authority': OTHER_CERTIFICATE,
  'critical-extension': OTHER_CERTIFICATE,
  'certificate-expired': VALID_CERTIFICATE,
  'signed-after-expiry': VALID_CERTIFICATE,
  'certificate-not-yet-valid': VALID_CERTIFICATE,
  'certificate-revoked': VALID_CERTIFICATE,
  'issuer-unknown':
    "Controllare chi ha rilasciato il certificato; se è un prestatore qualificato, segnalarlo all'assistenza.",
  'issuer-not-authority': OTHER_CERTIFICATE,
  'issuer-expired': VALID_CERTIFICATE,
  'issuer-not-qualified': OTHER_CERTIFICATE,
  'certificate-not-qualified': OTHER_CERTIFICATE,
  'chain-too-long': OTHER_CERTIFICATE,
  'chain-weak': OTHER_CERTIFICATE,
  'revocation-unchecked': 'Per averne certezza, controllare la revoca presso chi ha emesso il certificato.',
  'timestamp-verified': NOTHING,
  'timestamp-untrusted': NOTHING,
  'timestamp-broken': NOTHING,
  'archive-timestamp-verified': NOTHING,
  'archive-timestamp-untrusted': NOTHING,
  'archive-timestamp-broken': NOTHING,
  'archive-timestamp-unchecked': NOTHING,
};

const gravity = ['unreadable', 'failed', 'indeterminate', 'note'] as const;

/**
 * Returns the decisive code: headline, reason and advice all come from it, so that they never contradict each other.
 */
export const gravestOf = (codes: readonly SignatureCode[]): SignatureCode | undefined =>
  gravity
    .flatMap((meaning) => codes.filter((code) => signatureCodes[code].means === meaning))
    .find((code) => signatureCodes[code].means !== 'note' || signatureCodes[code].next !== '');

/** Returns the advice for a reader of a file with these codes, in Italian. */
export function adviceFor(codes: readonly SignatureCode[], reader: Reader): string {
  const gravest = gravestOf(codes);
  return (reader === 'receiver' && gravest && received[gravest]) || nextStepOf(gravest ? [gravest] : []);
}

export const receivedAdvice = { say: received };
