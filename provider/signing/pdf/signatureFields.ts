import type { PdfDocument } from './pdfDocument';
import { nameOf, PdfDict, PdfRef, PdfString, type PdfValue } from './values';

/** A form field, a group of fields, or a widget of a field (ISO 32000-1 §12.7). */
export interface PdfField {
  readonly number: number | undefined;
  readonly dict: PdfDict;
  /** Its own type, or the inherited one: Sig, Tx, Btn, Ch. */
  readonly kind: string | undefined;
  /** The full name: the names of the parent fields and its own, separated by dots. */
  readonly name: string;
  readonly parent: PdfField | undefined;
}

const MOST_FIELDS = 20_000;
const DEEPEST = 32;

/** Returns all fields of the form, including parent fields and widgets. @throws PdfBroken */
export function fieldsOf(document: PdfDocument): readonly PdfField[] {
  const form = document.dict(document.catalog.get('AcroForm'));
  const found: PdfField[] = [];
  const seen = new Set<PdfDict>();
  const visit = (value: PdfValue, parent: PdfField | undefined, depth: number) => {
    const dict = document.dict(value);
    if (!dict || seen.has(dict) || depth > DEEPEST || found.length > MOST_FIELDS) return;
    seen.add(dict);
    const title = document.resolve(dict.get('T'));
    const own = title instanceof PdfString ? textOf(title) : undefined;
    const field: PdfField = {
      number: value instanceof PdfRef ? value.number : undefined,
      dict,
      kind: nameOf(document.resolve(dict.get('FT'))) ?? parent?.kind,
      name: [parent?.name, own].filter(Boolean).join('.'),
      parent,
    };
    found.push(field);
    for (const kid of document.array(dict.get('Kids'))) visit(kid, field, depth + 1);
  };
  for (const field of document.array(form?.get('Fields') ?? null)) visit(field, undefined, 0);
  return found;
}

/** Decodes a PDF text string: UTF-16 after its byte order mark, or one byte per character. */
export function textOf({ bytes }: PdfString): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  return bytes.toString('latin1');
}

/** A signature or a document timestamp in the form (ISO 32000-1 §12.8). */
export interface PdfSignature {
  readonly field: string;
  /** The object number of its dictionary; undefined if it is inline in the field. */
  readonly number: number | undefined;
  readonly dict: PdfDict;
}

/** Returns the filled signature fields, in the order of the form. @throws PdfBroken */
export function signaturesOf(document: PdfDocument): readonly PdfSignature[] {
  const found = new Map<PdfDict, PdfSignature>();
  for (const field of fieldsOf(document)) {
    const value = field.dict.get('V');
    const dict = field.kind === 'Sig' ? document.resolve(value) : null;
    if (dict instanceof PdfDict && !found.has(dict))
      found.set(dict, {
        field: field.name,
        number: value instanceof PdfRef ? value.number : undefined,
        dict,
      });
  }
  return [...found.values()];
}

const DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Zz+-])(?:(\d\d)'?(?:(\d\d)'?)?)?)?/;

/** Parses a PDF date (ISO 32000-1 §7.9.4); undefined if invalid. Without a zone it is taken as UTC. */
export function dateOf(value: PdfValue): Date | undefined {
  const found = value instanceof PdfString ? DATE.exec(textOf(value)) : null;
  if (!found) return undefined;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    hours = '00',
    minutes = '00',
  ] = found;
  const zone = sign === '+' || sign === '-' ? `${sign}${hours}:${minutes}` : 'Z';
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
