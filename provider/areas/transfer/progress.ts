import { practiceProgress } from '../../../contract/transfer/endpoints';
import { subjectOf } from '../../../contract/transfer/transfer';
import { partsIn } from '../../../contract/uploads/upload';
import { implementInSteps, type Outside } from '../../http/call';
import { arrivedIn, completeParts } from '../../uploads/uploadView';
import { filesOf } from './practiceFiles';
import { keyIn } from './practiceStore';

/** The number of uploaded parts, and their total. */
interface Parts {
  readonly done: number;
  readonly total: number;
}

const percent = ({ done, total }: Parts): number => (total === 0 ? 0 : Math.floor((done / total) * 100));

export const progress = implementInSteps(practiceProgress, {
  async find({ tx, caller }) {
    const rows = await tx
      .selectFrom('practice')
      .select(['cod_min_altri', 'area', 'progress', 'document_id'])
      .where('customer_code', '=', caller.customerCode)
      .execute();
    const found = [];
    for (const row of rows) {
      // A practice with a document has all its files, so parts are not counted.
      const files = row.document_id ? [] : await filesOf(tx, caller.customerCode, keyIn(row));
      found.push({ row, files });
    }
    return found;
  },
  async work(found, { objects }) {
    const counted: { key: string; source: string; parts: Parts }[] = [];
    for (const { row, files } of found) {
      const key = keyIn(row);
      let parts: Parts = { done: row.progress, total: 100 };
      if (files.length > 0) {
        parts = { done: 0, total: 0 };
        for (const file of files) parts = sum(parts, await partsOf(file, objects));
      }
      counted.push({ key: subjectOf(key), source: key.codMinAltri, parts });
    }
    return counted;
  },
  async store(_call, _input, counted) {
    const bySource = new Map<string, Parts>();
    for (const { source, parts } of counted)
      bySource.set(source, sum(bySource.get(source) ?? { done: 0, total: 0 }, parts));
    return Object.fromEntries([
      ...[...bySource].map(([source, parts]) => [source, percent(parts)] as const),
      ...counted.map(({ key, parts }) => [key, percent(parts)] as const),
    ]);
  },
});

const sum = (one: Parts, other: Parts): Parts => ({
  done: one.done + other.done,
  total: one.total + other.total,
});

async function partsOf(
  file: Awaited<ReturnType<typeof filesOf>>[number],
  objects: Outside['objects'],
): Promise<Parts> {
  const { row } = file;
  const total = partsIn(row.size, row.part_size);
  const done = row.stored_at ? total : completeParts(row, (await arrivedIn(objects, file)) ?? []).size;
  return { done, total };
}
