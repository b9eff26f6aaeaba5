import { createHash } from 'node:crypto';
import type { Asked } from './asked';
import { type Intention, idempotencyKey } from './once';
import { withoutSecrets } from './withoutSecrets';

/** What a command means to do, by which a copy of it is known; undefined for any other call. */
export function intentionOf({ guarded, headers, caller, viewer, read }: Asked): Intention | undefined {
  const { endpoint } = guarded;
  if (endpoint.effect !== 'command') return undefined;
  const { sent, file } = read();
  const { customerCode, person } = caller;
  const request = {
    endpoint: endpoint.id,
    ...sent,
    ...(endpoint.body && { body: withoutSecrets(endpoint.body, sent.body) }),
    ...(file && { file: createHash('sha256').update(file).digest('hex') }),
  };
  const key = idempotencyKey(headers['idempotency-key']);
  return { customerCode, person, key, request, now: viewer.now };
}
