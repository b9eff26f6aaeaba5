import { importPreview } from '../../../contract/imports/endpoints';
import { implement } from '../../http/call';
import { judgeImport } from '../../operations/judgeImport';
import { contextOf, importWorkOf, type ResourceWorks } from '../../operations/resourceWork';
import { checkedRows, shown } from './checkedRows';
import { permitted } from './permitted';

const NOTHING_TAKEN = async () => new Set<string>();

export const preview = (works: ResourceWorks) =>
  implement(importPreview, async (call, { body: { resource, rows } }) => {
    const { rows: importable } = permitted(call, resource);
    const judged = await judgeImport(
      importWorkOf(works, resource),
      contextOf(call),
      checkedRows(rows, importable),
      NOTHING_TAKEN,
    );
    return judged.map(shown);
  });
