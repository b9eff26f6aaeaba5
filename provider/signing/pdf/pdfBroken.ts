/** The bytes are not a strictly valid PDF: its content is unknown. */
export class PdfBroken extends Error {}
