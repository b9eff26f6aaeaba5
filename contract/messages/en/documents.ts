import { english } from '../english';
import type * as italian from '../it/documents';

export const documents = english<typeof italian>()({
  empty: 'The file is empty.',
  emptyNext: 'Save the document again and upload the new file.',
  notPdf: 'The file is not a PDF.',
  notPdfNext: 'Save the document as a PDF and upload the new file.',
  broken: 'The PDF is damaged and cannot be opened.',
  brokenNext: 'Make the PDF again and upload the new file.',
  password: 'The PDF is protected by a password.',
  passwordNext: 'Save the document without a password and upload the new file.',
  noPages: 'The PDF has no pages.',
  pdfIsDynamicFormXfa:
    'The PDF is a dynamic form (XFA): its content is not in its pages and only some programs show it.',
  xfaNext: 'Print the document to a new PDF and upload that one.',
  blank: 'All pages of the PDF are blank.',
  blankNext: 'Check the document, make the PDF again and upload the new file.',
  undrawn: 'A part of the PDF cannot be shown: it has damaged or missing elements, such as an image.',
  tooComplex: 'The PDF is too complex to be checked.',
  tooComplexNext: 'Save the document with smaller images and upload the new file.',
});
