import { randomUUID } from 'node:crypto';
import { may } from '../../../contract/permissions/permissions';
import type { InputOf } from '../../../contract/schema/endpoint';
import { refusalOf } from '../../../contract/signing/refusal';
import {
  REMINDED_AFTER_DAYS,
  REMINDER_EVERY,
  REQUEST_DAYS,
  REQUESTS_PER_HOUR,
} from '../../../contract/signing/signatureRequest';
import {
  signatureRequestCancel,
  signatureRequestDocument,
  signatureRequestRead,
  signatureRequestRemind,
  signatureRequestSend,
  signatureRequestSignOffline,
  signatureRequestSignOnline,
} from '../../../contract/signing/signatureRequestEndpoints';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import type { RequestableProcedures } from '../../documentSigning/requestable';
import { signCalls } from '../../documentSigning/signCalls';
import type { SigningTask } from '../../documentSigning/signSteps';
import { isReceipt, refused } from '../../documentSigning/storeSignature';
import { headWhoSigns } from '../../documentSigning/whoSigns';
import { pdfAnswer } from '../../documents/documentAnswer';
import { type Call, implement, implementInSteps } from '../../http/call';
import { count } from '../../identity/rateLimit/rateLimit';
import { sendJob } from '../../jobs/sendJob';
import { personName } from '../../procedures/personName';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { mailDone, mailHead } from './requestMails';
import { requestRefusals } from './requestRefusals';
import { requestReminder } from './requestReminder';
import { type FoundRequest, type RequestedDocument, readRequests, requestAnswer } from './requestStore';

const DAY = 86_400_000;

const namesOf = ({ row }: FoundRequest) => ({ asker: row.asked_name, head: row.head_name });

/** Builds a refusal that names the person who asked and the head who was asked. */
const refuse = (why: keyof typeof requestRefusals, request: FoundRequest): Refusal =>
  new Refusal('conflict', { detail: requestRefusals[why](namesOf(request)) });

/** Reads a request, if the caller is the head who was asked or a supervisor. @throws Refusal otherwise */
async function requestFor({ tx, caller, now }: Call, id: string): Promise<FoundRequest> {
  const [request] = await readRequests(tx, { customerCode: caller.customerCode, now, id });
  if (!request) throw new Refusal('notFound');
  if (request.row.head_uid !== caller.uid && !may(caller.roles, ['signatureRequest', 'send']))
    throw refuse('otherPerson', request);
  return request;
}

/** Reads a document of an open request, if the caller is the head who was asked, and still the head. @throws Refusal */
async function documentFor(
  call: Call,
  id: string,
  fileName: string,
): Promise<{ readonly request: FoundRequest; readonly document: RequestedDocument }> {
  const { tx, caller } = call;
  const request = await requestFor(call, id);
  if (request.row.head_uid !== caller.uid) throw refuse('otherPerson', request);
  if (request.state === 'expired' || request.state === 'cancelled') throw refuse(request.state, request);
  const head = await headWhoSigns(tx, caller.customerCode);
  if (head.uid !== caller.uid) throw refuse('otherHead', request);
  const document = request.documents.find((one) => one.fileName === fileName);
  if (!document) throw new Refusal('notFound');
  if (document.state === 'replaced') throw refuse('replaced', request);
  return { request, document };
}

const send = (procedures: RequestableProcedures) =>
  implementInSteps(signatureRequestSend, {
    find: async () => undefined,
    work: async (_, { db, clock, caller }) => {
      const key = `signature requests ${caller.customerCode}`;
      const { retryAfter } = await count(db, clock, [{ key, most: REQUESTS_PER_HOUR, seconds: 3600 }]);
      if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
    },
    store: async (call, { body }) => {
      const { tx, caller, now } = call;
      const { customerCode, uid } = caller;
      const head = await headWhoSigns(tx, customerCode);
      const asker = await personName(call);
      const names = { asker, head: head.name };
      if (head.uid === uid) throw new Refusal('conflict', { detail: requestRefusals.same(names) });
      const fileNames = [...new Set(body.fileNames)].sort();
      const documents: { file_name: string; document_id: string }[] = [];
      for (const fileName of fileNames) {
        const { document: found, person } = await procedures[body.procedure].find(call, fileName);
        if (person !== head.taxCode)
          throw new Refusal('conflict', { detail: requestRefusals.otherSigner(names) });
        documents.push({ file_name: fileName, document_id: found.id });
      }
      await lockDocuments(
        call,
        documents.map(({ document_id }) => document_id),
      );
      const open = (await readRequests(tx, { customerCode, now })).find(
        ({ state, documents: asked, row }) =>
          state === 'open' &&
          row.head_uid === head.uid &&
          asked.some(
            (one) =>
              one.state === 'toSign' && documents.some(({ document_id }) => document_id === one.documentId),
          ),
      );
      if (open) throw refuse('again', open);
      const id = randomUUID();
      await tx
        .insertInto('signature_request')
        .values({
          customer_code: customerCode,
          id,
          procedure: body.procedure,
          head_uid: head.uid,
          head_name: head.name,
          asked_by: uid,
          asked_name: asker,
          asked_at: now,
          expires_at: new Date(now.getTime() + REQUEST_DAYS * DAY),
        })
        .execute();
      await tx
        .insertInto('signature_request_document')
        .values(documents.map((one) => ({ customer_code: customerCode, request_id: id, ...one })))
        .execute();
      const request = await requestFor(call, id);
      if (!(await mailHead(call, request, false)))
        throw new Refusal('conflict', { detail: requestRefusals.noAddress(names) });
      const due = new Date(now.getTime() + REMINDED_AFTER_DAYS * DAY);
      await sendJob(tx, requestReminder, { customerCode, id }, due);
      call.audit({
        entity: 'signatureRequest',
        action: 'send',
        id,
        after: { head: head.name, procedure: body.procedure, documents: fileNames },
      });
      return requestAnswer(request, uid);
    },
  });

const read = implement(signatureRequestRead, async (call, { params }) =>
  requestAnswer(await requestFor(call, params.id), call.caller.uid),
);

const document = implement(signatureRequestDocument, async (call, { params, query }) => {
  const { document: asked } = await documentFor(call, params.id, query.fileName);
  const frozen = await readFrozen(call.tx, call.caller.customerCode, asked.documentId);
  if (!frozen) throw new Refusal('notFound');
  return pdfAnswer(frozen.fileName, frozen.content, frozen.pages);
});

/** Locks documents, so that the second of two concurrent requests for a document finds the first. */
const lockDocuments = ({ tx, caller }: Call, ids: readonly string[]) =>
  tx
    .selectFrom('frozen_document')
    .select('id')
    .where('customer_code', '=', caller.customerCode)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks a request, so that it cannot be cancelled while a signature is stored. */
const lockRequest = ({ tx, caller }: Call, id: string) =>
  tx
    .selectFrom('signature_request')
    .select('id')
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .forUpdate()
    .execute();

/** Locks and reads an open request. @throws Refusal if it is not open */
async function openRequest(call: Call, id: string): Promise<FoundRequest> {
  await lockRequest(call, id);
  const request = await requestFor(call, id);
  const { state } = request;
  if (state === 'expired' || state === 'cancelled') throw refuse(state, request);
  if (state !== 'open') throw refuse('over', request);
  return request;
}

const remind = implement(signatureRequestRemind, async (call, { params: { id } }) => {
  const { tx, caller, now } = call;
  const request = await openRequest(call, id);
  const { row } = request;
  const last = row.reminded_at ?? row.asked_at;
  if (now.getTime() - last.getTime() < REMINDER_EVERY) throw refuse('tooSoon', request);
  if (!(await mailHead(call, request, true))) throw refuse('noAddress', request);
  await changeRequest(call, id, { reminded_at: now });
  call.audit({ entity: 'signatureRequest', action: 'remind', id, after: { remindedAt: now.toISOString() } });
  const [again] = await readRequests(tx, { customerCode: caller.customerCode, now, id });
  return requestAnswer(again ?? request, caller.uid);
});

const cancel = implement(signatureRequestCancel, async (call, { params: { id } }) => {
  const { caller, now } = call;
  await openRequest(call, id);
  await changeRequest(call, id, { cancelled_at: now, cancelled_by: caller.uid });
  call.audit({ entity: 'signatureRequest', action: 'cancel', id, after: { cancelledAt: now.toISOString() } });
  return requestAnswer(await requestFor(call, id), caller.uid);
});

const changeRequest = (
  { tx, caller }: Call,
  id: string,
  change: { reminded_at: Date } | { cancelled_at: Date; cancelled_by: string },
) =>
  tx
    .updateTable('signature_request')
    .set(change)
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();

/** A document of a request to be signed. */
interface RequestTask extends SigningTask {
  readonly request: string;
  readonly fileName: string;
}

type Online = InputOf<typeof signatureRequestSignOnline>;
type Offline = InputOf<typeof signatureRequestSignOffline>;

const sign = (procedures: RequestableProcedures) =>
  signCalls<RequestTask, Online, Offline>({
    find: async (call, { params, body: { fileName, clausole } }) => {
      const { request, document: asked } = await documentFor(call, params.id, fileName);
      const { find, acceptClauses } = procedures[request.row.procedure];
      if (acceptClauses && !clausole) throw refused(refusalOf('clauses'));
      const task = await find(call, fileName);
      if (asked.documentId !== task.document.id) throw refused(refusalOf('replaced'));
      return { ...task, request: params.id, fileName };
    },
    keep: async (call, task, acceptance, how) => {
      // The request may have been cancelled, or the head replaced, while the signature was verified.
      await lockRequest(call, task.request);
      const { request: found, document: asked } = await documentFor(call, task.request, task.fileName);
      if (asked.documentId !== task.document.id) throw refused(refusalOf('replaced'));
      const { store, acceptClauses } = procedures[found.row.procedure];
      const answer = await store(call, task, acceptance, how);
      await acceptClauses?.(call, task.fileName);
      call.audit({
        entity: 'signatureRequest',
        action: 'sign',
        id: task.request,
        after: { fileName: task.fileName, ...(acceptClauses && { clausola1: true, clausola2: true }) },
      });
      if (isReceipt(answer)) {
        const request = await requestFor(call, task.request);
        if (request.state === 'signed') await mailDone(call, request);
      }
      return answer;
    },
  });

/** Returns the implementations of the calls with which a supervisor asks the head for signatures. */
export function signatureRequests(procedures: RequestableProcedures) {
  const { online, offline } = sign(procedures);
  return [
    send(procedures),
    read,
    document,
    remind,
    cancel,
    implementInSteps<typeof signatureRequestSignOnline, RequestTask, Acceptance>(
      signatureRequestSignOnline,
      online,
    ),
    implementInSteps<typeof signatureRequestSignOffline, RequestTask, Acceptance>(
      signatureRequestSignOffline,
      offline,
    ),
  ] as const;
}
