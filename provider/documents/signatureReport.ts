import type { OpenedFile, OpenedReport, OpenedSigner, OpenedTimestamp } from '../../contract/signing/opened';
import { commonNameIn } from '../../contract/signing/personName';
import { adviceFor, type Reader } from '../../contract/signing/receivedAdvice';
import { type SignatureCode, signatureCodes } from '../../contract/signing/verdict';
import { showInstant } from '../../contract/values/dates';
import { signatureReportWords as words } from '../i18n/signatureReport.it';
import { TaggedDocument } from './taggedDocument';

/**
 * Makes the report on the verification of a file as a PDF, with the findings on each file inside it, each signature and
 * each timestamp, and what to do next.
 */
export function makeSignatureReport(report: OpenedReport, reader: Reader): Promise<Buffer> {
  const document = new TaggedDocument({
    title: words.title,
    subject: words.subject,
    at: new Date(report.at),
  });
  document.heading(1, words.title);
  document.paragraph(words.at(showInstant(report.at)));
  document.paragraph(words.verdict(words.verdicts[report.verdict]));
  findings(document, report.codes);
  for (const [place, file] of report.files.entries()) writeFile(document, report, place, file);
  document.heading(2, words.nextTitle);
  document.paragraph(adviceFor([...report.codes, ...report.signers.flatMap(({ codes }) => codes)], reader));
  return document.end();
}

function writeFile(document: TaggedDocument, report: OpenedReport, place: number, file: OpenedFile): void {
  document.heading(2, words.fileTitle(place + 1, file.name));
  document.paragraph(words.form(words.forms[file.form]));
  const parent = file.parent === null ? undefined : report.files[file.parent];
  if (parent) document.paragraph(words.inside(parent.name));
  document.paragraph(words.file(file.sha256 ?? words.unknown));
  document.paragraph(words.verdict(words.verdicts[file.verdict]));
  findings(document, file.codes);
  for (const [number, signer] of report.signers.entries())
    if (signer.file === place) writeSigner(document, report, number, signer);
  for (const stamp of report.timestamps) if (stamp.file === place) writeTimestamp(document, report, stamp);
}

function writeSigner(
  document: TaggedDocument,
  { files }: OpenedReport,
  number: number,
  signer: OpenedSigner,
): void {
  document.heading(3, words.signer(number + 1));
  document.paragraph(words.name(signer.subject ? commonNameIn(signer.subject) : words.unknown));
  document.paragraph(words.taxCode(signer.taxCode ?? words.unknown));
  document.paragraph(words.when(showInstant(signer.signingTime) || words.unknown));
  if (signer.provenAt) document.paragraph(words.proven(showInstant(signer.provenAt)));
  document.paragraph(words.issuer(signer.issuer ? commonNameIn(signer.issuer) : words.unknown));
  covered(document, files, signer.covers);
  document.paragraph(words.verdict(words.verdicts[signer.verdict]));
  findings(document, signer.codes);
}

function writeTimestamp(document: TaggedDocument, { files }: OpenedReport, stamp: OpenedTimestamp): void {
  document.heading(3, words.timestamp);
  document.paragraph(words.stamped(showInstant(stamp.time) || words.unknown));
  document.paragraph(words.authority(stamp.authority ? commonNameIn(stamp.authority) : words.unknown));
  covered(document, files, stamp.covers);
  findings(document, stamp.codes);
}

function covered(document: TaggedDocument, files: readonly OpenedFile[], covers: readonly number[]): void {
  const names = covers.flatMap((place) => files[place]?.name ?? []);
  if (names.length > 0) document.paragraph(words.covers(names.join(', ')));
}

function findings(document: TaggedDocument, codes: readonly SignatureCode[]): void {
  if (codes.length > 0) document.points(codes.map((code) => signatureCodes[code].say));
}
