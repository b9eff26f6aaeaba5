import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import { auditedRefusals } from '../../contract/entities/auditFilter';
import type { ErrorCode } from '../../contract/errors';
import { recordAudit } from '../audit/recordAudit';
import type { Caller } from './caller';
import type { Identified } from './identified';
import type { Refusal } from './refusal';
import type { Services } from './services';
import { storable } from './unstorable';

const recorded: readonly ErrorCode[] = auditedRefusals;

interface Refused {
  readonly identified: Identified;
  readonly caller: Caller | undefined;
  readonly request: FastifyRequest;
  readonly error: Refusal;
  readonly now: Date;
}

/** Writes a refusal to the audit log in a transaction of its own, since the one of the call is rolled back. */
export async function recordRefusal(services: Services, endpoint: Endpoint, refused: Refused): Promise<void> {
  const { identified, caller, request, error, now } = refused;
  if (!recorded.includes(error.code)) return;
  const actor = caller ?? identified.holder;
  if (!actor) return;
  const [entity, action] = endpoint.access as readonly [string, string];
  const { uid } = request.params as { uid?: string };
  await identified.inTransaction(services.db, (tx) =>
    recordAudit(
      tx,
      { customerCode: actor.customerCode, who: actor.sub, asWhom: actor.uid, address: request.ip, at: now },
      [{ entity, action, id: uid === undefined ? null : storable(uid.slice(0, 120)), reason: error.code }],
    ),
  );
}
