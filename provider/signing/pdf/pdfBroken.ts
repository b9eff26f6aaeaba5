/** The bytes are no PDF that can be read strictly: what is in it is not known. */
export class PdfBroken extends Error {}
