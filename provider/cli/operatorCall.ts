import { randomUUID } from 'node:crypto';
import type { Problem } from '../../contract/errors';

/** Where the provider is, and what the operator proves itself with. */
export interface OperatorAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

/** Nobody answers at the address. */
export class NotRunning extends Error {}

/** The provider answered, and refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.title ?? `status ${status}`);
  }
}

/** Milliseconds; the provider may verify a signature meanwhile, after others. */
const PATIENCE = 60_000;
const ATTEMPTS = 3;
const PAUSE = 500;

/**
 * Sends a command of the operator. One key for all attempts: where the answer was lost on the way, asking
 * again does not do it twice.
 */
export async function operatorCommand(access: OperatorAccess, path: string, body: object): Promise<unknown> {
  const key = randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(access, path, body, key);
    } catch (error) {
      const passing = error instanceof NotRunning || (error instanceof Refused && error.status === 503);
      if (!passing || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function send(
  { url, secret }: OperatorAccess,
  path: string,
  body: object,
  key: string,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause) => {
    throw new NotRunning(`Nothing answers at ${url}.`, { cause });
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer as Partial<Problem>);
  return answer;
}
