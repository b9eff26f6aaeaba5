import {
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../contract/endpoints/spidRequestDocument';
import { FILE_UNAVAILABLE } from '../../../contract/entities/contractDocument';
import { SIGNING_MAINTENANCE, type SignatureReceipt } from '../../../contract/entities/signing';
import { refusalOf } from '../../../contract/signatures/refusal';
import { type Call, implementInSteps } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { mailReceipt } from '../../procedures/signing/mailReceipt';
import {
  acceptOnline,
  acceptUpload,
  keepSignature,
  refused,
  type SigningTask,
} from '../../procedures/signing/signSteps';
import { headWhoSigns } from '../../procedures/signing/whoSigns';
import type { Acceptance } from '../../signing/acceptSignature';
import { documentOf } from './requestDocument';
import { changeRequest, readRequest } from './spidRequestStore';

/** What is to be signed: by the head of the school. */
async function look({ tx, caller, now, config }: Call): Promise<SigningTask> {
  if (config.signingMaintenance) throw new Refusal('unavailable', { detail: SIGNING_MAINTENANCE });
  const { customerCode } = caller;
  const document = await documentOf(tx, customerCode, now);
  if (!document) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  const row = await readRequest(tx, customerCode);
  if (row?.status !== 'DA_FIRMARE') throw refused(refusalOf('already-signed'));
  return { document, person: (await headWhoSigns(tx, customerCode)).taxCode };
}

/** Keeps the signature, where the request is still the one that was found: from then on it is taken in charge. */
async function keep(
  call: Call,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureReceipt> {
  if (acceptance.state === 'refused') throw refused(acceptance.refusal);
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  const row = await readRequest(tx, customerCode, true);
  if (row?.status !== 'DA_FIRMARE') throw refused(refusalOf('already-signed'));
  if (row.document_id !== task.document.id) throw refused(refusalOf('replaced'));
  const receipt = await keepSignature(call, task, acceptance, how);
  await changeRequest(tx, customerCode, { status: 'PRESA_IN_CARICO', modified_date: now });
  await mailReceipt(call, receipt, 'spidRequest');
  return receipt;
}

const online = implementInSteps(spidRequestSignOnline, {
  look,
  work: async (task, outside, { body: { provider, ...credentials } }) => {
    const [accepted] = await acceptOnline([task], credentials, provider, outside);
    if (!accepted) throw new Error('a service answers for each document');
    return accepted;
  },
  keep: (call, { body }, accepted, task) => keep(call, task, accepted, body.provider),
});

const offline = implementInSteps(spidRequestSignOffline, {
  look,
  work: acceptUpload,
  keep: (call, _, accepted, task) => keep(call, task, accepted, 'offline'),
});

/** What answers the calls that sign the request. */
export const signRequest = [online, offline] as const;
