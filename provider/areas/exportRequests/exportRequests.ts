import {
  exportRequestCancel,
  exportRequestCreate,
  exportRequestDelete,
  exportRequestList,
  exportRequestRead,
} from '../../../contract/exportRequests/endpoints';
import {
  EXPORT_EMAIL,
  EXPORT_EMAIL_REFUSED,
  type ExportRequest,
  nextExportDay,
} from '../../../contract/exportRequests/exportRequest';
import * as exportRequestsMessages from '../../../contract/messages/it/exportRequests';
import { message } from '../../../contract/messages/message';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { licencesOf } from '../../db/licencesOf';
import { type Call, implement } from '../../http/call';
import { implementConfirmedByFactor } from '../../http/implementConfirmed';
import { sendJob } from '../../jobs/sendJob';
import { personName } from '../../procedures/personName';
import { Refusal } from '../../refusal';
import { exportJob } from './exportJob';
import {
  addExportRequest,
  exportRow,
  findExportRequest,
  findExportRequests,
  lockExportRequests,
  removeExportRequest,
} from './exportRequestStore';
import { tellOthers } from './tellOthers';
import { tellRemoved } from './tellRemoved';

export const list = implement(exportRequestList, ({ tx, now, config }, { params }) =>
  findExportRequests(tx, params.customerCode, now, config.holidays),
);

export const read = implement(exportRequestRead, (call, { params }) => requestOf(call, params.id));

export const create = implementConfirmedByFactor(exportRequestCreate, async (call, { params, body }) => {
  const { tx, caller, now, config } = call;
  const { customerCode } = caller;
  if (!EXPORT_EMAIL.test(params.email)) {
    throw new Refusal('invalid', { errors: [{ field: 'email', message: EXPORT_EMAIL_REFUSED }] });
  }
  await refuseUnlicensed(call, body);
  await lockExportRequests(tx, customerCode);
  refuseTooSoon(await findExportRequests(tx, customerCode, now, config.holidays), now);
  const account = await tx
    .selectFrom('account')
    .select(['sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirstOrThrow();
  const begins = new Date(now.getTime() + config.exportWaitMinutes * 60_000);
  const number = await addExportRequest(
    tx,
    {
      customer_code: customerCode,
      cognome_nome_supervisor: `${account.sn} ${account.cn}`,
      des_email: params.email,
      data_rich: now,
      requested_by: caller.uid,
      begins_at: begins,
    },
    [...new Set(body)],
  );
  const request = await requestOf(call, String(number));
  await sendJob(tx, exportJob, { customerCode, prgRichiesta: number }, begins);
  await tellOthers(call, request);
  call.audit({ entity: 'exportRequest', action: 'create', id: request.prgRichiesta, after: request });
  return request;
});

export const cancel = implement(exportRequestCancel, async (call, { params }) => {
  await remove(call, params.id, 'cancel');
  return undefined;
});

/** Deletes a served request. Not named `delete`, which is a reserved word. */
export const deleteOne = implement(exportRequestDelete, async (call, { params }) => {
  await remove(call, params.id, 'delete');
  return undefined;
});

const otherWay = {
  cancel: exportRequestsMessages.cancel,
  delete: exportRequestsMessages.deleted,
} as const;

const already = {
  cancel: (name: string, at: string) => message(exportRequestsMessages.cancelledRequest, { name, at }),
  delete: (name: string, at: string) => message(exportRequestsMessages.deletedRequest, { name, at }),
} as const;

/**
 * Cancels a request in preparation, or deletes a served one (decision Q-075). Repeating it, for example from another
 * tab, has no further effect.
 */
async function remove(call: Call, id: string, action: 'cancel' | 'delete'): Promise<void> {
  const { tx, now } = call;
  const { customerCode } = call.caller;
  const prgRichiesta = Number(id);
  await lockExportRequests(tx, customerCode);
  // Lock the row: its file may become ready at this moment, and from then on the request is served.
  const row = await exportRow(tx, { customerCode, prgRichiesta }, true);
  if (!row) throw new Refusal('notFound');
  const fitting = row.nome_file ? 'delete' : 'cancel';
  if (row.removed_at) {
    if (action === fitting) return;
    const by = row.removed_name ?? 'un supervisor';
    throw new Refusal('conflict', {
      detail: already[fitting](by, showInstant(row.removed_at.toISOString())),
    });
  }
  if (action !== fitting) throw new Refusal('conflict', { detail: otherWay[action] });
  const { desPassword: _, ...before } = await requestOf(call, id);
  const by = await personName(call);
  await removeExportRequest(tx, customerCode, prgRichiesta, now, by);
  await tellRemoved(call, row, action, by);
  call.audit({ entity: 'exportRequest', action, id, before });
}

async function requestOf({ tx, caller, now, config }: Call, id: string): Promise<ExportRequest> {
  const key = { customerCode: caller.customerCode, prgRichiesta: Number(id) };
  const request = await findExportRequest(tx, key, now, config.holidays);
  if (!request) throw new Refusal('notFound');
  return request;
}

async function refuseUnlicensed({ tx, caller }: Call, wanted: readonly string[]): Promise<void> {
  const held = await licencesOf(tx, caller.customerCode);
  const errors = wanted.flatMap((ac, index) =>
    held.includes(ac)
      ? []
      : [{ field: `[${index}]`, message: message(exportRequestsMessages.schoolHasNoLicence, { code: ac }) }],
  );
  if (errors.length > 0) throw new Refusal('invalid', { errors });
}

function refuseTooSoon([last]: readonly ExportRequest[], now: Date): void {
  if (!last) return;
  const free = nextExportDay(last.dataRich);
  if (dayInRome(now) >= free) return;
  const made = showDay(dayInRome(last.dataRich));
  throw new Refusal('conflict', {
    detail: message(exportRequestsMessages.requestWasMadeAlready, { day: made, from: showDay(free) }),
  });
}
