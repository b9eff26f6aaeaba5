import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field, Fields } from '../../../contract/schema/fields';

type Names = Readonly<Record<string, string>>;

/** The mapping of a record to a call: its names in the body, and the fields that go into the path. */
export interface Sending {
  readonly endpoint: Endpoint;
  /** Fields whose name in the body differs from the record: `{ cognome: 'sn' }`. */
  readonly names?: Names;
  /** Fields of the record that fill path parameters: `{ email: 'desEmail' }`. */
  readonly params?: Names;
  /** The field that is the whole body, if the body is not a record. */
  readonly body?: string;
}

/** Builds the body of a call: the fields that it takes, under its names. Undefined if it takes no body. */
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

/** Returns the fields of a record that a call takes, as the call defines them, in the order of its body. */
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
 * Maps the place of a validation error from the call to the record: `codiceFiscale` → `codicefiscale`, `righe[2].nome`
 * → `righe.2.nome`.
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
