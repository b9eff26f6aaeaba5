import { PdfBroken } from './pdfBroken';
import type { PdfDocument, PdfEntry } from './pdfDocument';
import { fieldsOf, type PdfField } from './signatureFields';
import {
  differingKeys,
  isSame,
  nameOf,
  PdfDict,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  refsIn,
} from './values';

/**
 * The kinds of change to a PDF between two revisions:
 * - `signatures`: signatures, or fields for them, were added;
 * - `stamps`: document timestamps, validation data or metadata were added;
 * - `filled`: empty form fields were filled in;
 * - `refilled`: fields that had a value have another one;
 * - `annotations`: annotations were added or changed;
 * - `others`: any other change that may be visible.
 */
export type Change = 'signatures' | 'stamps' | 'filled' | 'refilled' | 'annotations' | 'others';

export interface Changes {
  readonly kinds: ReadonlySet<Change>;
  /** The names of the fields that were filled in or refilled. */
  readonly fields: readonly string[];
}

const isSameEntry = (one: PdfEntry | undefined, other: PdfEntry | undefined): boolean => {
  if (one?.kind !== other?.kind) return (one?.kind ?? 'free') === (other?.kind ?? 'free');
  if (one?.kind === 'at') return other?.kind === 'at' && one.offset === other.offset;
  if (one?.kind === 'in')
    return other?.kind === 'in' && one.stream === other.stream && one.index === other.index;
  return true;
};

/**
 * Compares two revisions object by object. Changes of unknown kinds count as `others`, because they may be visible. So
 * the result has every change of a page, whether by a changed object, by a cross-reference table that points elsewhere,
 * or by adding an object to which the signed revision already refers.
 * @throws PdfBroken
 */
export function changesBetween(before: PdfDocument, after: PdfDocument): Changes {
  const kinds = new Set<Change>();
  const unreadable = new Set<number>();
  const filled = new Set<string>();
  const roles = rolesIn(before, unreadable);
  const fieldsAfter = new Map(
    fieldsOf(after).flatMap((field) => (field.number === undefined ? [] : [[field.number, field]])),
  );
  let inPages: ReadonlySet<number> | undefined;
  const root = before.trailer.get('Root');
  // The catalog may be another object in the new revision: it is compared all the same.
  if (!isSame(root, after.trailer.get('Root')))
    compareDicts(before.catalog, after.catalog, compareCatalogKey);
  if (before.isEncrypted !== after.isEncrypted) kinds.add('others');
  const numbers = new Set([...before.entries.keys(), ...after.entries.keys()]);
  const added: number[] = [];
  for (const number of numbers) {
    if (isSameObject(number)) continue;
    const [one, other] = [readable(before, number, unreadable), readable(after, number, unreadable)];
    if (isSame(one, other)) continue;
    if (one === null && !unreadable.has(number)) added.push(number);
    else compare(number, one, other);
  }
  if (added.length > 0 && isNamed(before, new Set(added), unreadable)) kinds.add('others');
  // An unreadable object may refer to the added ones.
  if (unreadable.size > 0 && !kinds.has('others')) throw new PdfBroken('an object that cannot be read');
  return { kinds, fields: [...filled] };

  function shown(): ReadonlySet<number> {
    inPages ??= namedOutside(before, roles, unreadable);
    return inPages;
  }

  function isSameObject(number: number): boolean {
    const [one, other] = [before.entries.get(number), after.entries.get(number)];
    if (!isSameEntry(one, other)) return false;
    return one?.kind !== 'in' || isSameEntry(before.entries.get(one.stream), after.entries.get(one.stream));
  }

  function compare(number: number, one: PdfValue, other: PdfValue): void {
    const role = roles.get(number);
    if (role === 'file') return;
    // If a page also shows the appearance of a field, or metadata, a change of it changes the page.
    if (isAside(number, roles) && shown().has(number)) {
      kinds.add('others');
      return;
    }
    if (role === 'description') kinds.add('stamps');
    else if (role === 'annotations') compareAnnotations(one, other);
    else if (role === 'fields') compareFields(one, other);
    else if (role === 'catalog') compareDicts(one, other, compareCatalogKey);
    else if (role === 'form') compareDicts(one, other, compareFormKey);
    else if (role === 'page') compareDicts(one, other, comparePageKey);
    else if (role === 'structure') compareDicts(one, other, compareStructureKey);
    else if (typeof role === 'object' && role.number !== number) compareAppearance(role);
    else if (typeof role === 'object') compareField(role, one, other);
    else kinds.add('others');
  }

  function compareDicts(
    one: PdfValue,
    other: PdfValue,
    compareKey: (name: string, one: PdfValue, other: PdfValue) => void,
  ): void {
    if (one instanceof PdfDict && other instanceof PdfDict)
      for (const name of differingKeys(one, other)) compareKey(name, one.get(name), other.get(name));
    else kinds.add('others');
  }

  function compareCatalogKey(name: string, one: PdfValue, other: PdfValue): void {
    if (['DSS', 'Extensions', 'Metadata', 'Version'].includes(name)) kinds.add('stamps');
    else if (name === 'AcroForm') compareForm(one, other);
    else if (name === 'StructTreeRoot' || name === 'MarkInfo') structureOr(one, other);
    else kinds.add('others');
  }

  /** Compares the form, which may be a separate object in one revision and inline in the catalog in the other. */
  function compareForm(one: PdfValue, other: PdfValue): void {
    compareDicts(before.dict(one) ?? new PdfDict(), after.dict(other) ?? null, compareFormKey);
  }

  function compareFormKey(name: string, one: PdfValue, other: PdfValue): void {
    if (name === 'Fields') compareFields(one, other);
    else if (name === 'DR') {
      if (!includes(before.resolve(one), after.resolve(other))) kinds.add('others');
    } else if (name === 'DA' || name === 'NeedAppearances') {
      // These entries decide whether and how readers draw field values: a change can show existing values differently.
      if (fieldsOf(before).some((field) => field.kind !== 'Sig' && !isEmpty(heldBy(before, field))))
        kinds.add('others');
    } else if (name !== 'SigFlags') kinds.add('others');
  }

  /**
   * Reports whether two values are equal, where a separate object equals the same value written inline.
   */
  function isEquivalent(one: PdfValue, other: PdfValue, depth = 0): boolean {
    if (isSame(one, other)) return true;
    const [had, has] = [before.resolve(one), after.resolve(other)];
    if (!(had instanceof PdfDict && has instanceof PdfDict) || depth > DEEPEST_COPY) return isSame(had, has);
    return differingKeys(had, has).every((name) => isEquivalent(had.get(name), has.get(name), depth + 1));
  }

  /** Reports whether a resource dictionary still has all its entries, except XObject, which only signatures draw. */
  function includes(one: PdfValue, other: PdfValue): boolean {
    if (one === null || isSame(one, other)) return true;
    if (!(one instanceof PdfDict && other instanceof PdfDict)) return false;
    return [...one.entries].every(
      ([name, value]) =>
        name === 'XObject' || includes(before.resolve(value), after.resolve(other.get(name))),
    );
  }

  function compareFields(one: PdfValue, other: PdfValue): void {
    const added = additions(before.array(one), after.array(other));
    if (!added) kinds.add('others');
    for (const value of added ?? []) {
      const field = value instanceof PdfRef ? fieldsAfter.get(value.number) : undefined;
      kinds.add(field?.kind === 'Sig' ? kindOfSignature(field) : 'others');
    }
  }

  function comparePageKey(name: string, one: PdfValue, other: PdfValue): void {
    if (name === 'Annots') compareAnnotations(one, other);
    else if (isEquivalent(one, other)) return;
    else if (name !== 'Tabs' && !(name === 'StructParents' && one === null)) kinds.add('others');
  }

  function compareAnnotations(one: PdfValue, other: PdfValue): void {
    const added = additions(before.array(one), after.array(other));
    if (!added) kinds.add('others');
    for (const value of added ?? []) kinds.add(kindOfAnnotation(value));
  }

  function kindOfAnnotation(value: PdfValue): Change {
    const dict = after.dict(value);
    const field = value instanceof PdfRef ? fieldsAfter.get(value.number) : undefined;
    if (nameOf(after.resolve(dict?.get('Subtype') ?? null)) !== 'Widget') return 'annotations';
    return field?.kind === 'Sig' ? kindOfSignature(field) : 'others';
  }

  /** Classifies a signature field: an unsigned one with an appearance is an annotation in disguise. */
  function kindOfSignature(field: PdfField): Change {
    const value = heldBy(after, field);
    if (!(value instanceof PdfDict))
      return after.resolve(field.dict.get('AP')) === null ? 'signatures' : 'annotations';
    const isStamp = nameOf(after.resolve(value.get('SubFilter'))) === 'ETSI.RFC3161';
    // The picture of a signature can hide text below it, as an annotation can. A timestamp needs no picture, so any
    // picture counts: anybody can obtain a timestamp.
    if (shownArea(field) > (isStamp ? 0 : LARGE)) kinds.add('annotations');
    return isStamp ? 'stamps' : 'signatures';
  }

  /** Returns the area of a field's picture on its page, in square points; 0 without one. */
  function shownArea({ dict }: PdfField): number {
    const sides = after.array(dict.get('Rect')).map((side) => Number(after.resolve(side)));
    const [left = 0, bottom = 0, right = 0, top = 0] = sides;
    return after.resolve(dict.get('AP')) === null ? 0 : Math.abs((right - left) * (top - bottom));
  }

  function compareField(field: PdfField, one: PdfValue, other: PdfValue): void {
    if (!(one instanceof PdfDict && other instanceof PdfDict)) {
      kinds.add('others');
      return;
    }
    const names = differingKeys(one, other);
    const isValued =
      names.includes('V') && !isSame(before.resolve(one.get('V')), after.resolve(other.get('V')));
    for (const name of names) {
      if (name === 'V') compareValue(field, before.resolve(one.get('V')), after.resolve(other.get('V')));
      else if (name === 'AP' || name === 'AS') compareAppearance(field);
      else if (name === 'Kids') compareFields(one.get('Kids'), other.get('Kids'));
      else if (name === 'Ff' && isLockedOnly(one.get('Ff'), other.get('Ff'))) continue;
      else if (isValued && BESIDE_VALUE.includes(name) && (name !== 'F' || field.kind === 'Sig')) continue;
      else if (!HARMLESS.includes(name)) kinds.add('others');
    }
  }

  /** Reports whether two values of field flags differ in "read only" at most. */
  function isLockedOnly(one: PdfValue, other: PdfValue): boolean {
    const [had, has] = [before.resolve(one) ?? 0, after.resolve(other) ?? 0];
    return typeof had === 'number' && typeof has === 'number' && (had | READ_ONLY) === (has | READ_ONLY);
  }

  function compareValue(field: PdfField, one: PdfValue, other: PdfValue): void {
    if (field.kind === 'Sig') {
      if (one !== null || !(other instanceof PdfDict)) kinds.add('others');
      else kinds.add(kindOfSignature(fieldsAfter.get(field.number ?? -1) ?? field));
      return;
    }
    if (isSame(one, other)) return;
    kinds.add(isEmpty(one) ? 'filled' : 'refilled');
    filled.add(field.name);
  }

  /**
   * Classifies a changed appearance of a field: it may change together with the value. If the value is unchanged, the
   * field would show something else than its value, so the change counts as `others`.
   */
  function compareAppearance(field: PdfField): void {
    const now = field.number === undefined ? undefined : fieldsAfter.get(field.number);
    const [one, other] = [heldBy(before, field), now ? heldBy(after, now) : null];
    if (now && !isSame(one, other)) compareValue(field, one, other);
    else kinds.add('others');
  }

  function structureOr(one: PdfValue, other: PdfValue): void {
    if (one !== null) kinds.add('others');
    else if (other !== null) kinds.add('stamps');
  }

  /** Compares the structure of a tagged document: it grows with each field, but existing entries stay. */
  function compareStructureKey(name: string, one: PdfValue, other: PdfValue): void {
    const grows = ['K', 'Nums', 'Kids', 'Names'].includes(name);
    const [had, has] = [before.resolve(one), after.resolve(other)];
    const [hadAll, hasAll] = [Array.isArray(had) ? had : [one], Array.isArray(has) ? has : [other]];
    if (grows && (one === null || additions(hadAll, hasAll))) return;
    if (!['ParentTree', 'ParentTreeNextKey', 'Limits'].includes(name)) kinds.add('others');
  }
}

/** Maximum depth of dictionaries that `isEquivalent` compares; resource dictionaries have two levels. */
const DEEPEST_COPY = 4;

/** A quarter of a page (A4), in square points: no program draws a signature as large as that. */
const LARGE = (595 * 842) / 4;

/** The first bit of field flags (ISO 32000-1 table 221). */
const READ_ONLY = 1;

/** Entries of a field that are never visible. */
const HARMLESS = ['M', 'StructParent', 'Type', 'P'];

/**
 * Entries that programs write together with a new value of a field. Without a new value they are not allowed to change,
 * because they change how readers draw the present value.
 */
const BESIDE_VALUE = ['MK', 'DA', 'F', 'Ff', 'I'];

/** Returns the additions to a list that still has all its items in order; undefined if it does not. */
function additions(before: readonly PdfValue[], after: readonly PdfValue[]): readonly PdfValue[] | undefined {
  const added: PdfValue[] = [];
  let at = 0;
  for (const value of after) {
    if (at < before.length && isSame(value, before[at] as PdfValue)) at++;
    else added.push(value);
  }
  return at === before.length ? added : undefined;
}

/** Returns the value of a field, which may be inherited from a field above it. */
function heldBy(document: PdfDocument, field: PdfField): PdfValue {
  for (let at: PdfField | undefined = field; at; at = at.parent) {
    const value = document.resolve(at.dict.get('V'));
    if (value !== null) return value;
  }
  return null;
}

const isEmpty = (value: PdfValue): boolean =>
  value === null ||
  nameOf(value) === 'Off' ||
  (value instanceof PdfString && value.bytes.length === 0) ||
  (Array.isArray(value) && value.length === 0);

/** The purpose of an object in the signed revision; with several purposes, the most restrictive counts. */
type Role =
  | 'catalog'
  | 'form'
  | 'fields'
  | 'pages'
  | 'page'
  | 'annotations'
  | 'description'
  | 'structure'
  /** The text and pictures of a page. */
  | 'content'
  /** The encoding of the file, not its content. */
  | 'file'
  | PdfField;

const MOST_PAGES = 100_000;

function rolesIn(document: PdfDocument, unreadable: Set<number>): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();
  const { catalog, trailer } = document;
  const give = (value: PdfValue, role: Role) => {
    if (value instanceof PdfRef && !roles.has(value.number)) roles.set(value.number, role);
  };
  // Given first, and never replaced: if a page draws an object, no other purpose of it counts.
  visitPages(document, (_, dict) => give(dict.get('Contents'), 'content'));
  give(trailer.get('Root'), 'catalog');
  give(trailer.get('Info'), 'description');
  give(catalog.get('Metadata'), 'description');
  give(catalog.get('Extensions'), 'description');
  give(catalog.get('AcroForm'), 'form');
  const form = document.dict(catalog.get('AcroForm'));
  give(form?.get('Fields') ?? null, 'fields');
  for (const field of fieldsOf(document)) {
    if (field.number !== undefined && !roles.has(field.number)) roles.set(field.number, field);
    const appearance = field.dict.get('AP');
    for (const ref of [appearance, ...refsIn(document.resolve(appearance))]) give(ref, field);
  }
  visitPages(document, (value, dict, isPage) => {
    give(value, isPage ? 'page' : 'pages');
    if (isPage) give(dict.get('Annots'), 'annotations');
  });
  visitDss(document, unreadable, (ref) => give(ref, 'description'));
  const structure = catalog.get('StructTreeRoot');
  give(structure, 'structure');
  const files: number[] = [];
  const named = new Set<number>();
  for (const [number] of document.entries) {
    const value = readable(document, number, unreadable);
    const isFile = value instanceof PdfStream && FILE_TYPES.includes(nameOf(value.dict.get('Type')) ?? '');
    if (!isFile) for (const ref of refsIn(value)) named.add(ref.number);
    if (roles.has(number)) continue;
    const dict = value instanceof PdfStream ? value.dict : value instanceof PdfDict ? value : undefined;
    const type = dict && nameOf(dict.get('Type'));
    if (isFile) files.push(number);
    else if (structure !== null && dict && (type === 'StructElem' || isNumberTree(dict)))
      roles.set(number, 'structure');
  }
  // Object streams and cross-reference streams are found by offset. If another object refers to one, a page may draw
  // it, so it does not have the role `file`.
  for (const number of files) if (!named.has(number)) roles.set(number, 'file');
  return roles;
}

const FILE_TYPES = ['XRef', 'ObjStm'];

const isNumberTree = (dict: PdfDict): boolean =>
  dict.entries.size > 0 && [...dict.entries.keys()].every((key) => ['Nums', 'Kids', 'Limits'].includes(key));

function visitPages(
  document: PdfDocument,
  each: (value: PdfValue, dict: PdfDict, isPage: boolean) => void,
): void {
  const seen = new Set<PdfDict>();
  const waiting: PdfValue[] = [document.catalog.get('Pages')];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const dict = document.dict(value);
    if (!dict || seen.has(dict) || seen.size > MOST_PAGES) continue;
    seen.add(dict);
    const kids = document.resolve(dict.get('Kids'));
    each(value, dict, !Array.isArray(kids));
    if (Array.isArray(kids)) waiting.push(...kids);
  }
}

function visitDss(document: PdfDocument, unreadable: Set<number>, each: (ref: PdfRef) => void): void {
  const seen = new Set<number>();
  const waiting = refsIn(document.catalog.get('DSS'));
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    if (seen.has(ref.number) || seen.size > 10_000) continue;
    seen.add(ref.number);
    each(ref);
    refsIn(readable(document, ref.number, unreadable), waiting);
  }
}

/** Entries of the catalog that a reader does not show anywhere. */
const ASIDE = ['DSS', 'Metadata', 'Extensions'];

/** Returns the numbers of the objects that may be drawn: those that anything but fields and metadata refers to. */
function namedOutside(
  document: PdfDocument,
  roles: ReadonlyMap<number, Role>,
  unreadable: Set<number>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [name, part] of document.trailer.entries)
    if (!['Root', 'Info', 'Encrypt'].includes(name)) for (const ref of refsIn(part)) found.add(ref.number);
  for (const number of document.entries.keys()) {
    const role = roles.get(number);
    if (role === 'description' || role === 'file' || typeof role === 'object') continue;
    const value = readable(document, number, unreadable);
    const from =
      role === 'catalog' && value instanceof PdfDict
        ? [...value.entries].flatMap(([name, part]) => (ASIDE.includes(name) ? [] : [part]))
        : [value];
    for (const part of from) for (const ref of refsIn(part)) found.add(ref.number);
  }
  // If an appearance or metadata is among them, the objects it refers to may be drawn too. The loop also visits items
  // that it adds to the set.
  for (const number of found)
    if (isAside(number, roles))
      for (const ref of refsIn(readable(document, number, unreadable))) found.add(ref.number);
  return found;
}

/** Reports whether an object is metadata, or an appearance of a field, by its purpose. */
const isAside = (number: number, roles: ReadonlyMap<number, Role>): boolean => {
  const role = roles.get(number);
  return role === 'description' || (typeof role === 'object' && role.number !== number);
};

/** Reports whether an object of a revision refers to one of these numbers, which the revision does not contain. */
const isNamed = (document: PdfDocument, numbers: ReadonlySet<number>, unreadable: Set<number>): boolean =>
  [...document.entries.keys()].some((number) =>
    refsIn(readable(document, number, unreadable)).some((ref) => numbers.has(ref.number)),
  );

/** Returns an object, or null if it is unreadable, which is recorded. */
function readable(document: PdfDocument, number: number, unreadable: Set<number>): PdfValue {
  try {
    return document.object(number);
  } catch (error) {
    if (!(error instanceof PdfBroken)) throw error;
    unreadable.add(number);
    return null;
  }
}
