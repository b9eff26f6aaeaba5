/** The PDF object types (ISO 32000-1 §7.3). Numbers, booleans and null are those of JavaScript. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfArray
  | PdfDict
  | PdfStream;
export type PdfArray = readonly PdfValue[];

export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfString {
  /**
   * @param from the offset of its opening delimiter in the file; -1 inside an object stream
   * @param to the offset after its closing delimiter; -1 inside an object stream
   */
  constructor(
    readonly bytes: Buffer,
    readonly from: number,
    readonly to: number,
    readonly isHexadecimal: boolean,
  ) {}
}

export class PdfRef {
  constructor(
    readonly number: number,
    readonly generation: number,
  ) {}
}

export class PdfDict {
  readonly entries = new Map<string, PdfValue>();
  /** True if a key occurs twice; readers differ on which entry they use. */
  hasDuplicates = false;

  get(name: string): PdfValue {
    return this.entries.get(name) ?? null;
  }
}

export class PdfStream {
  /** @param raw the encoded bytes as they are in the file */
  constructor(
    readonly dict: PdfDict,
    readonly raw: Buffer,
  ) {}
}

/** Returns the name in a value; undefined for anything else. */
export const nameOf = (value: PdfValue): string | undefined =>
  value instanceof PdfName ? value.name : undefined;

/** Reports whether two values are written identically; references are equal if they refer to the same object. */
export function isSame(one: PdfValue, other: PdfValue): boolean {
  if (one === other) return true;
  if (one instanceof PdfName) return other instanceof PdfName && one.name === other.name;
  if (one instanceof PdfString) return other instanceof PdfString && one.bytes.equals(other.bytes);
  if (one instanceof PdfRef)
    return other instanceof PdfRef && one.number === other.number && one.generation === other.generation;
  if (one instanceof PdfDict) return other instanceof PdfDict && isSameDict(one, other, []);
  if (one instanceof PdfStream)
    return (
      other instanceof PdfStream && isSameDict(one.dict, other.dict, ['Length']) && one.raw.equals(other.raw)
    );
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length && one.every((value, place) => isSame(value, other[place] as PdfValue))
    );
  return false;
}

function isSameDict(one: PdfDict, other: PdfDict, except: readonly string[]): boolean {
  return differingKeys(one, other).every((key) => except.includes(key));
}

/** Returns the keys of the entries that differ between two dictionaries. */
export function differingKeys(one: PdfDict, other: PdfDict): string[] {
  const names = new Set([...one.entries.keys(), ...other.entries.keys()]);
  return [...names].filter((name) => !isSame(one.get(name), other.get(name)));
}

/** Collects the references in a value, at any depth. */
export function refsIn(value: PdfValue, into: PdfRef[] = []): PdfRef[] {
  if (value instanceof PdfRef) into.push(value);
  else if (value instanceof PdfDict) for (const inside of value.entries.values()) refsIn(inside, into);
  else if (value instanceof PdfStream) refsIn(value.dict, into);
  else if (Array.isArray(value)) for (const inside of value) refsIn(inside, into);
  return into;
}
