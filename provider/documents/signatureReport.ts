import type { SignatureReport } from '../../contract/signing/report';
import { type SignatureCode, signatureCodes } from '../../contract/signing/verdict';
import { showInstant } from '../../contract/values/dates';
import { signatureReportWords as words } from '../i18n/signatureReport.it';
import { TaggedDocument } from './taggedDocument';

/** The verification of a file as a PDF: what was found of each signature, and what was not checked. */
export function makeSignatureReport(report: SignatureReport): Promise<Buffer> {
  const document = new TaggedDocument({
    title: words.title,
    subject: words.subject,
    at: new Date(report.at),
  });
  document.heading(1, words.title);
  document.paragraph(words.at(showInstant(report.at)));
  document.paragraph(words.verdict(words.verdicts[report.verdict]));
  document.paragraph(words.file(report.fileSha256 ?? words.unknown));
  document.paragraph(words.content(report.contentSha256 ?? words.unknown));
  findings(document, report.codes);
  for (const [place, signer] of report.signers.entries()) {
    document.heading(2, words.signer(place + 1));
    document.paragraph(words.name(signer.subject ?? words.unknown));
    document.paragraph(words.taxCode(signer.taxCode ?? words.unknown));
    document.paragraph(words.when(showInstant(signer.signingTime) || words.unknown));
    document.paragraph(words.issuer(signer.issuer ?? words.unknown));
    document.paragraph(words.verdict(words.verdicts[signer.verdict]));
    findings(document, signer.codes);
  }
  document.heading(2, words.nextTitle);
  document.paragraph(report.nextStep);
  return document.end();
}

function findings(document: TaggedDocument, codes: readonly SignatureCode[]): void {
  if (codes.length > 0) document.points(codes.map((code) => signatureCodes[code].say));
}
