/** Thrown if bytes are not a strictly valid PDF, whose content readers may show differently. */
export class PdfBroken extends Error {}
