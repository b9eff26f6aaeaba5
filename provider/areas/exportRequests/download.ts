import { exportFile } from '../../../contract/exportRequests/endpoints';
import * as exportRequestsMessages from '../../../contract/messages/it/exportRequests';
import * as fieldsMessages from '../../../contract/messages/it/fields';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { findExportRequests, objectOfExport } from './exportRequestStore';

const EXPIRED = exportRequestsMessages.expired;
const ELSEWHERE = fieldsMessages.noDownload;

/** Returns the address for downloading the file of a request. The audit log records each such call. */
export const download = implementInSteps(exportFile, {
  async find({ tx, caller, now, config }, { params: { fileName } }) {
    const all = await findExportRequests(tx, caller.customerCode, now, config.holidays);
    const request = all.find(({ nomeFile }) => nomeFile === fileName);
    if (!request) throw new Refusal('notFound');
    if (!request.enableDownload) throw new Refusal('notFound', { detail: EXPIRED });
    const object = await objectOfExport(tx, caller.customerCode, request.prgRichiesta);
    if (!object) throw new Refusal('notFound', { detail: ELSEWHERE });
    return { request, object };
  },
  work: ({ request, object }, { objects }, { params: { fileName } }) => {
    if (object.store !== objects.kind) throw new Refusal('notFound', { detail: ELSEWHERE });
    const back = `/areaamministrativa/esportazione/${request.prgRichiesta}` as const;
    return objects.download(object, { fileName, back });
  },
  async store(call, _input, { url, until }, { request }) {
    const { prgRichiesta: id, nomeFile, sha256 } = request;
    call.audit({ entity: 'exportRequest', action: 'download', id, after: { nomeFile, sha256 } });
    return { url, until: until.toISOString() };
  },
});
