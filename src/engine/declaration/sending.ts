import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field, Fields } from '../../../contract/schema/fields';

type Names = Readonly<Record<string, string>>;

/** How a record travels in a call: under which names, and what of it in the path. */
export interface Sending {
  readonly endpoint: Endpoint;
  /** What the body calls otherwise than the record: `{ cognome: 'sn' }`. */
  readonly names?: Names;
  /** What of the record goes into the path: `{ email: 'desEmail' }`. */
  readonly params?: Names;
  /** The one field that is the whole body, where the body is no record. */
  readonly body?: string;
}

/** The body of a call: the fields that it takes, under the names that it takes them by. Undefined: it takes none. */
export function bodyOf(
  { endpoint, names = {}, body }: Sending,
  record: Readonly<Record<string, unknown>>,
): unknown {
  if (body) return record[body] ?? null;
  return (
    endpoint.body &&
    Object.fromEntries(
      Object.keys(takenBy(endpoint)).map((sent) => [sent, record[names[sent] ?? sent] ?? null]),
    )
  );
}

/** The fields of a record that a call takes, each as the call has it, in the order of its body. */
export function sentFields({ endpoint, names = {}, params = {}, body }: Sending, fields: Fields): Fields {
  const inPath = Object.values(params).map((name) => [name, fields[name]] as const);
  const inBody = Object.entries(takenBy(endpoint)).map(
    ([sent, field]) => [names[sent] ?? sent, field] as const,
  );
  const whole = body && endpoint.body ? [[body, endpoint.body] as const] : [];
  const sent = [...inPath, ...inBody, ...whole].filter((one): one is [string, Field] => one[1] !== undefined);
  return Object.fromEntries(sent);
}

/**
 * Where in the record the provider refused something: `codiceFiscale` → `codicefiscale`,
 * `righe[2].nome` → `righe.2.nome`.
 */
export function placeInRecord({ names = {}, params = {}, body }: Sending, path: string): string {
  const [head = '', ...rest] = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  const inPath = params[head];
  if (inPath) return [inPath, ...rest].join('.');
  if (body) return [body, head, ...rest].filter(Boolean).join('.');
  return [names[head] ?? head, ...rest].join('.');
}

const takenBy = ({ body }: Endpoint): Fields => (body?.kind === 'record' ? body.of : {});
