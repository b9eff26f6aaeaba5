import { importPreview } from '../../../contract/imports/endpoints';
import { implement } from '../../http/call';
import { contextOf, importWorkOf, type ResourceWorks } from '../../operations/resourceWork';
import { validateImport } from '../../operations/validateImport';
import { checkedRows, shown } from './checkedRows';
import { permitted } from './permitted';

const NOTHING_TAKEN = async () => new Set<string>();

export const preview = (works: ResourceWorks) =>
  implement(importPreview, async (call, { body: { resource, rows } }) => {
    const { rows: importable } = permitted(call, resource);
    const judged = await validateImport(
      importWorkOf(works, resource),
      contextOf(call),
      checkedRows(rows, importable),
      NOTHING_TAKEN,
    );
    return judged.map(shown);
  });
