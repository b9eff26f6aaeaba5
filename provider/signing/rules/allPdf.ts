import { rules } from './all';
import { pdfChanges } from './pdfChanges';
import { pdfCoverage } from './pdfCoverage';
import { pdfFormat } from './pdfFormat';
import type { PdfFacts } from './pdfSignature';
import type { Rule } from './rule';
import { signingCertificate } from './signingCertificate';

/** Returns the rules for one signature in a PDF, the most serious first. */
export const pdfRules = (facts: PdfFacts): readonly Rule[] => [
  () => pdfCoverage(facts),
  ...rules.map((rule) => (rule === signingCertificate ? pdfFormat(facts.subFilter) : rule)),
  () => pdfChanges(facts),
];
