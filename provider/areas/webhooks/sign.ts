import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a secret as Standard Webhooks writes it: 32 random bytes in base64, after a prefix. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly payload: string;
}

/**
 * Returns the headers of a message by Standard Webhooks, with one signature for each secret: during a rotation the
 * recipient may still know only the previous one.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function webhookHeaders({ id, at, payload }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
