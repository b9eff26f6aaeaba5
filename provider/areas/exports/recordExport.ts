import { listExport } from '../../../contract/exports/endpoints';
import { isProtected, isReason, MIN_REASON_LENGTH, needsReason } from '../../../contract/exports/exports';
import * as exportsMessages from '../../../contract/messages/it/exports';
import { message } from '../../../contract/messages/message';
import { neverRead } from '../../../contract/schema/readRule';
import { storedNamed } from '../../../contract/storing/storedEntities';
import { implement } from '../../http/call';
import { mustList } from '../../http/mustList';
import { Refusal } from '../../refusal';

/** Records in the audit log that a list leaves the console as a file: which columns, how many rows, and why. */
export const recordExport = implement(listExport, async (call, { params, body }) => {
  mustList(call.caller, params.entity);
  if (isProtected(params.entity, body.columns)) {
    const problem = exportsMessages.dataLawProtects;
    throw new Refusal('invalid', { errors: [{ field: 'columns', message: problem }] });
  }
  const unread = neverRead(storedNamed(params.entity)?.reads, call.caller.roles);
  if (body.columns.some((column) => unread.includes(column))) throw new Refusal('forbidden');
  const reason = body.reason?.trim() ?? '';
  if (needsReason(params.entity, body.columns) && !isReason(reason)) {
    const problem = message(exportsMessages.writeWhyItIsExported, { count: MIN_REASON_LENGTH });
    throw new Refusal('invalid', { errors: [{ field: 'reason', message: problem }] });
  }
  const { columns, rows, query } = body;
  call.audit({ entity: params.entity, action: 'export', after: { columns, rows, query, reason } });
  return undefined;
});
