import { fieldsWithheldFromSupport } from '../../contract/permissions/withheldFromSupport';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { FieldError } from '../../contract/schema/errors';
import { fieldProblems } from '../../contract/schema/fieldProblems';
import { fieldSchema, recordSchema } from '../../contract/schema/fieldSchema';
import type { Field, Fields } from '../../contract/schema/fields';
import type { AnyRules } from '../../contract/schema/rules';
import type { Viewer } from '../../contract/schema/where';
import { payloadNames } from '../../contract/users/writtenUser';
import { cleanMarkup, LONGEST_MARKUP } from '../../contract/values/cleanMarkup';
import { cleanFileName } from '../../contract/values/fileName';
import { normalised } from '../../contract/values/normalText';
import { Refusal } from '../refusal';
import { unstorable } from './unstorable';

export interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Creates the checks of an endpoint, compiled at its first call: compiling all of them would take a third of the
 * startup.
 * @returns a function that throws the fitting refusal, or returns the input
 */
export function inputChecker(endpoint: Endpoint): (sent: Sent, viewer: Viewer) => Sent {
  let prepared: Schemas | undefined;
  return (asSent, viewer) => {
    prepared ??= schemasOf(endpoint);
    const { params, query, body } = prepared;
    // A path with invalid codes is refused as nonexistent, so that the format of the codes is not revealed.
    if (unstorable(asSent.params).length > 0) throw new Refusal('notFound');
    // Input that cannot be stored, or is too large to inspect, is neither normalised nor validated.
    const refused = [...unstorable(asSent.query), ...unstorable(asSent.body)];
    if (refused.length > 0) throw new Refusal('invalid', { errors: refused });
    const sent: Sent = {
      params: normalised(recordOf(endpoint.params), asSent.params),
      query: normalised(recordOf(endpoint.query), asSent.query),
      body: endpoint.body && cleaned(endpoint.body, normalised(endpoint.body, asSent.body)),
    };
    if (!params.isValidSync(sent.params)) throw new Refusal('notFound');
    const errors = [
      ...fieldProblems(query, sent.query, viewer),
      ...(body ? fieldProblems(body, sent.body, viewer) : []),
    ].filter(({ field }) => !isLeftEmpty(endpoint, field, sent.body, viewer));
    if (errors.length > 0) throw new Refusal('invalid', { errors });
    return sent;
  };
}

/**
 * Tells whether support staff left a field empty that they may not change. The field is then not validated, and
 * `refuseFieldsWithheld` refuses the call if the stored value is not empty.
 */
function isLeftEmpty({ access }: Endpoint, field: string, body: unknown, { roles }: Viewer): boolean {
  if (!roles?.includes('support') || access === 'public') return false;
  const withheld: Readonly<Record<string, readonly string[]>> = fieldsWithheldFromSupport;
  const name = (payloadNames as Readonly<Record<string, string>>)[field] ?? field;
  return (
    Boolean(withheld[access[0]]?.includes(name)) && (body as Readonly<Record<string, unknown>>)[field] === ''
  );
}

const recordOf = (of: Fields): Field => ({ kind: 'record', of });

type Schemas = ReturnType<typeof schemasOf>;

const schemasOf = ({ params, query, body }: Endpoint) => ({
  params: recordSchema(params),
  query: recordSchema(query),
  body: body && fieldSchema(body),
});

/** Returns the value with formatted texts and file names sanitised. */
function cleaned(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || !isCleaned(field)) return value;
  if (field.kind === 'markup')
    return typeof value === 'string' && value.length <= LONGEST_MARKUP ? cleanMarkup(value) : value;
  if (field.kind === 'text') return typeof value === 'string' ? cleanFileName(value) : value;
  if (field.kind === 'attachment') return named(value);
  if (field.kind === 'list') return Array.isArray(value) ? value.map((one) => cleaned(field.of, one)) : value;
  if (field.kind !== 'record' || typeof value !== 'object') return value;
  const { of } = field;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, of[name] ? cleaned(of[name], one) : one]),
  );
}

const isCleaned = (field: Field): boolean =>
  field.kind === 'markup' ||
  field.kind === 'attachment' ||
  (field.kind === 'text' && field.fileName === true) ||
  (field.kind === 'list' && isCleaned(field.of)) ||
  (field.kind === 'record' && Object.values(field.of).some(isCleaned));

function named(attachment: unknown): unknown {
  const { name } = attachment as { readonly name?: unknown };
  return typeof name === 'string' ? { ...(attachment as object), name: cleanFileName(name) } : attachment;
}

/** Validates a record in an endpoint that takes any JSON; each error's field is under `prefix`. */
export const fieldErrors = (
  of: Fields,
  value: unknown,
  prefix: string,
  rules?: AnyRules,
  viewer?: Viewer,
): FieldError[] =>
  fieldProblems(recordSchema(of, rules), value, viewer).map(({ field, message }) => ({
    field: field ? `${prefix}.${field}` : prefix,
    message,
  }));
