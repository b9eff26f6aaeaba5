import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import type { Problem } from '../../contract/schema/errors';
import { inLanguage } from './say';

/** Refusal by the provider, in the language of the page. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.detail ?? problem.title ?? '');
  }
}

/**
 * Makes a call; the session is a cookie that scripts cannot read.
 * @param key idempotency key, the same for a retry after a lost response
 */
export async function call<E extends Endpoint>(
  { method, path, effect }: E,
  { params, query, body }: Partial<InputOf<E>> = {},
  key: string = crypto.randomUUID(),
): Promise<OutputOf<E>> {
  const at = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const asked = Object.entries(query ?? {}).filter(([, value]) => value);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const response = await fetch(search.size > 0 ? `${at}?${search}` : at, {
    method,
    headers: {
      ...(effect === 'command' && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as OutputOf<E>;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, await translated(answer));
  return answer;
}

/** Translates the texts of a problem that people read: its detail, its title and the errors of its fields. */
async function translated(problem: Partial<Problem>): Promise<Partial<Problem>> {
  const { detail, title, errors = [] } = problem;
  return {
    ...problem,
    ...(detail !== undefined && { detail: await inLanguage(detail) }),
    ...(title !== undefined && { title: await inLanguage(title) }),
    errors: await Promise.all(
      errors.map(async (one) => ({ ...one, message: await inLanguage(one.message) })),
    ),
  };
}
