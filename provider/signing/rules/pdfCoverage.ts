import type { PdfRule } from './pdfSignature';

/** EN 319 142-1 §5.2: the byte range must be the whole revision except the value of the signature itself. */
export const pdfCoverage: PdfRule = ({ isWhole }) => (isWhole ? [] : ['pdf-not-covered']);
