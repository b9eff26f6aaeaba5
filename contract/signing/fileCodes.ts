import * as signingMessages from '../messages/it/signing';
import type { CodeDefinition } from './codes';

const SEND_AS_IS = signingMessages.trailingBytesNext;
const SIGN_AGAIN = signingMessages.signAgain;

/** Codes of files of forms other than CAdES, and of the files inside them. */
const fileCodes = {
  unsigned: {
    means: 'unreadable',
    say: signingMessages.unsigned,
    next: signingMessages.unsignedNext,
  },
  'archive-broken': {
    means: 'unreadable',
    say: signingMessages.archiveBroken,
    next: signingMessages.archiveBrokenNext,
  },
  'archive-password': {
    means: 'unreadable',
    say: signingMessages.archivePassword,
    next: signingMessages.archivePasswordNext,
  },
  'archive-too-large': {
    means: 'unreadable',
    say: signingMessages.archiveTooLarge,
    next: signingMessages.archiveTooLargeNext,
  },
  'archive-same-name': {
    means: 'failed',
    say: signingMessages.archiveSameName,
    next: SEND_AS_IS,
  },
  'archive-path': {
    means: 'failed',
    say: signingMessages.archivePath,
    next: SEND_AS_IS,
  },
  'file-not-signed': {
    means: 'failed',
    say: signingMessages.fileNotSigned,
    next: signingMessages.fileNotSignedNext,
  },
  'file-missing': {
    means: 'failed',
    say: signingMessages.fileMissing,
    next: signingMessages.fileMissingNext,
  },
  'evidence-unchecked': {
    means: 'indeterminate',
    say: signingMessages.evidenceUnchecked,
    next: signingMessages.evidenceUncheckedNext,
  },
  'container-malformed': {
    means: 'failed',
    say: signingMessages.containerMalformed,
    next: SIGN_AGAIN,
  },
  'xml-broken': {
    means: 'unreadable',
    say: signingMessages.xmlBroken,
    next: signingMessages.archiveBrokenNext,
  },
  'xml-document-type': {
    means: 'unreadable',
    say: signingMessages.xmlDocumentType,
    next: signingMessages.xmlDocumentTypeNext,
  },
  'xml-part-signed': {
    means: 'failed',
    say: signingMessages.xmlPartSigned,
    next: SIGN_AGAIN,
  },
  'xml-transform': {
    means: 'failed',
    say: signingMessages.xmlTransform,
    next: SIGN_AGAIN,
  },
  'xml-external-reference': {
    means: 'failed',
    say: signingMessages.xmlExternalReference,
    next: signingMessages.xmlExternalReferenceNext,
  },
  'xml-ambiguous': {
    means: 'failed',
    say: signingMessages.xmlAmbiguous,
    next: SIGN_AGAIN,
  },
  'properties-not-signed': {
    means: 'failed',
    say: signingMessages.propertiesNotSigned,
    next: SIGN_AGAIN,
  },
  'pdf-broken': {
    means: 'indeterminate',
    say: signingMessages.pdfBroken,
    next: SIGN_AGAIN,
  },
  'pdf-encrypted': {
    means: 'indeterminate',
    say: signingMessages.pdfEncrypted,
    next: signingMessages.pdfEncryptedNext,
  },
  'pdf-signature-malformed': {
    means: 'failed',
    say: signingMessages.pdfSignatureMalformed,
    next: SIGN_AGAIN,
  },
  'pdf-not-covered': {
    means: 'failed',
    say: signingMessages.pdfNotCovered,
    next: SIGN_AGAIN,
  },
  'pdf-modified': {
    means: 'failed',
    say: signingMessages.pdfModified,
    next: SIGN_AGAIN,
  },
  'pdf-annotated': {
    means: 'indeterminate',
    say: signingMessages.pdfAnnotated,
    next: SIGN_AGAIN,
  },
  'pdf-form-filled': {
    means: 'note',
    say: signingMessages.pdfFormFilled,
    next: '',
  },
  'pdf-updated': {
    means: 'note',
    say: signingMessages.pdfUpdated,
    next: '',
  },
  'pdf-not-pades': {
    means: 'indeterminate',
    say: signingMessages.pdfNotPades,
    next: signingMessages.pdfNotPadesNext,
  },
  'pdf-commented': {
    means: 'note',
    say: signingMessages.pdfCommented,
    next: '',
  },
  'stamp-verified': {
    means: 'note',
    say: signingMessages.stampVerified,
    next: '',
  },
  'stamp-untrusted': {
    means: 'indeterminate',
    say: signingMessages.stampUntrusted,
    next: signingMessages.stampUntrustedNext,
  },
  'stamp-broken': {
    means: 'failed',
    say: signingMessages.stampBroken,
    next: signingMessages.uploadFile,
  },
  'stamp-without-content': {
    means: 'indeterminate',
    say: signingMessages.stampWithoutContent,
    next: signingMessages.stampWithoutContentNext,
  },
  'mail-sender': {
    means: 'failed',
    say: signingMessages.mailSender,
    next: signingMessages.mailSenderNext,
  },
} as const satisfies Record<string, CodeDefinition>;

export { fileCodes };
