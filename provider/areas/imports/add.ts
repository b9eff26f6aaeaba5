import { importAdd } from '../../../contract/imports/endpoints';
import { IMPORT_ROWS } from '../../../contract/imports/importLimits';
import * as importsMessages from '../../../contract/messages/it/imports';
import { message } from '../../../contract/messages/message';
import { implement } from '../../http/call';
import { addImportRows, lastPosition, takenIdsOf } from '../../operations/importStore';
import { updateOperation } from '../../operations/operationStore';
import { contextOf, importWorkOf, type ResourceWorks } from '../../operations/resourceWork';
import { validateImport } from '../../operations/validateImport';
import { Refusal } from '../../refusal';
import { checkedRows, shown } from './checkedRows';
import { collecting, permitted } from './permitted';

/** Adds a batch of rows and judges them. Rows come in batches, so that no request is too large. */
export const add = (works: ResourceWorks) =>
  implement(importAdd, async (call, { params: { id }, body }) => {
    const { tx } = call;
    const operation = await collecting(call, id);
    const { resource } = operation;
    const total = operation.total + body.rows.length;
    if (total > IMPORT_ROWS)
      throw new Refusal('tooLarge', {
        detail: message(importsMessages.tooManyRows, { count: IMPORT_ROWS }),
      });
    const last = await lastPosition(tx, operation);
    const rows = checkedRows(body.rows, permitted(call, resource).rows, last);
    const judged = await validateImport(
      importWorkOf(works, resource),
      contextOf(call),
      rows,
      takenIdsOf(tx, operation),
    );
    await addImportRows(tx, operation, rows, judged);
    await updateOperation(tx, operation, { total });
    return judged.map(shown);
  });
