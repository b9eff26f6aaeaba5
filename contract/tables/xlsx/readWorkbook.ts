import { TableProblem } from '../TableProblem';
import { tableLimits } from '../tableLimits';
import { readFormats } from './numberFormats';
import type { Parts } from './openParts';
import { type ReadSheet, readSheet, readStrings, type Shared } from './readSheet';
import { plainAttributes, readXml } from './readXml';

/** Sheet of a workbook. */
export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  readonly sheets: readonly SheetName[];
  readonly from1904: boolean;
  readonly read: (sheet: number, withHidden?: boolean) => Promise<ReadSheet>;
}

interface Relation {
  readonly type: string;
  readonly path: string;
}

/** Returns the relations of a part by id. */
async function relationsOf(parts: Parts, path: string): Promise<ReadonlyMap<string, Relation>> {
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const relations = new Map<string, Relation>();
  const beside = `${folder}_rels/${path.slice(slash)}.rels`;
  if (!parts.has(beside)) return relations;
  readXml(await parts.read(beside), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = plainAttributes(attributes());
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: resolved(folder, Target) });
    },
  });
  return relations;
}

const resolved = (folder: string, target: string): string =>
  target.startsWith('/')
    ? target.slice(1)
    : `${folder}${target}`.replace(/(?:^|(?<=\/))\.\//g, '').replace(/[^/]+\/\.\.\//g, '');

const ofType = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.path;

/** Reads the directory of a workbook (.xlsx), whose sheets are read on demand. @throws TableProblem */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const path = ofType(await relationsOf(parts, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (!parts.has(path)) throw new TableProblem('notATable');
  const relations = await relationsOf(parts, path);
  const found: (SheetName & { readonly path: string })[] = [];
  let from1904 = false;
  readXml(await parts.read(path), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible', id = '' } = plainAttributes(attributes());
      const relation = relations.get(id);
      if (relation?.type !== 'worksheet' || !parts.has(relation.path)) return;
      found.push({ name: title, isHidden: state !== 'visible', path: relation.path });
    },
  });
  if (found.length === 0) throw new TableProblem('notATable');
  if (found.length > tableLimits.sheets) throw new TableProblem('tooMuchInside');
  let shared: Promise<Shared> | undefined;
  const readShared = async (): Promise<Shared> => {
    const strings = ofType(relations, 'sharedStrings');
    const styles = ofType(relations, 'styles');
    return {
      strings: strings && parts.has(strings) ? readStrings(await parts.read(strings)) : [],
      formats: styles && parts.has(styles) ? readFormats(await parts.read(styles)) : [],
      from1904,
    };
  };
  return {
    sheets: found.map(({ name, isHidden }) => ({ name, isHidden })),
    from1904,
    async read(sheet, withHidden = false) {
      const { name, path: at } = found[sheet] ?? found[0] ?? { name: '', path: '' };
      shared ??= readShared();
      return readSheet(await parts.read(at), await shared, { sheet: name, withHidden });
    },
  };
}
