import { readFileSync } from 'node:fs';
import type { Field, Fields } from '../../contract/schema/fields';
import type { DeclaredCommand } from './declaredCommand';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions } from './readOptions';
import { UsageError } from './usageError';

/** Options that are not fields of a call: a file with the whole body, and the version of the record to change. */
const OWN = ['json', 'if-match'] as const;

/**
 * Runs a command that is one API call. The fields of its path and body are options `--name value`. A body with lists is
 * given as `--json FILE`, or inline as `--json '{…}'`.
 * @returns the text to print
 */
export async function runDeclared(
  { endpoint, tell }: DeclaredCommand,
  args: readonly string[],
  access: () => OperatorAccess,
): Promise<string> {
  const body = endpoint.body?.kind === 'record' ? endpoint.body.of : {};
  const { params, query } = endpoint;
  const own = OWN.filter((one) => (one === 'json' ? endpoint.body : endpoint.effect === 'update'));
  const names = [...new Set([...own, ...Object.keys({ ...params, ...query, ...body })])];
  const options = onlyOptions(args, names);
  const { json, 'if-match': version } = options;
  const whole = json === undefined ? {} : jsonOf(json);
  const answer = await callOperator(access(), endpoint, {
    params: valuesOf(params, options),
    query: valuesOf(query, options),
    ...(endpoint.body && { body: { ...whole, ...valuesOf(body, options) } }),
    ...(version !== undefined && { version }),
  });
  if (answer === undefined) return 'Done.';
  return tell ? tell(answer as never) : JSON.stringify(answer, null, 2);
}

/** Parses the value of `--json`: inline JSON, or the path of a file with JSON. */
function jsonOf(path: string): object {
  try {
    return JSON.parse(path.trimStart().startsWith('{') ? path : readFileSync(existingFile(path), 'utf8'));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
}

const valuesOf = (of: Fields, options: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(of).flatMap(([name, field]) => {
      const text = options[name];
      return text === undefined ? [] : [[name, readValue(field, text, name)]];
    }),
  );

function readValue(field: Field, text: string, name: string): unknown {
  if (field.kind === 'number') {
    const number = Number(text);
    if (text.trim() === '' || Number.isNaN(number)) throw new UsageError(`--${name} must be a number.`);
    return number;
  }
  if (field.kind === 'flag') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new UsageError(`--${name} must be true or false.`);
  }
  if (field.kind === 'list' && field.of.kind !== 'record') {
    const values = text.split(/[\s,]+/).filter(Boolean);
    for (const value of values) refuseOther(field.of, value, name);
    return values;
  }
  if (field.kind === 'list' || field.kind === 'record')
    throw new UsageError(`--${name} has several parts: write it in a file, for --json.`);
  if (text !== '') refuseOther(field, text, name);
  // An empty value clears the field.
  return text === '' ? null : text;
}

/** Refuses an unknown value here, because the provider's refusal would not list the allowed ones. */
function refuseOther(field: Field, value: string, name: string): void {
  if (field.kind !== 'choice' || field.of.includes(value)) return;
  throw new UsageError(`--${name} cannot be "${value}". There are: ${field.of.join(', ')}.`);
}
