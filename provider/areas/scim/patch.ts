import SCIMMY from 'scimmy';
import * as scimMessages from '../../../contract/messages/it/scim';
import { message } from '../../../contract/messages/message';
import { USER_SCHEMA } from '../../../contract/scim/schemas';
import { SentUser } from './schemas';
import { ScimRefusal } from './scimError';

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Maximum number of operations in a PATCH. */
const MOST_OPERATIONS = 1000;

/** An operation on one attribute. */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the operations of a PATCH, including the forms that Microsoft Entra and Okta send: `op` in any case, no path,
 * and a record as the value of several attributes. Each operation returned is on one attribute.
 * @throws ScimRefusal `invalidSyntax`, `invalidPath`, `invalidValue`, `noTarget`
 */
export function readOperations(body: unknown): readonly PatchOperation[] {
  const { schemas, Operations: operations } = isRecord(body) ? body : {};
  if (!Array.isArray(schemas) || !schemas.includes(PATCH_SCHEMA) || !Array.isArray(operations))
    throw new ScimRefusal(
      400,
      'invalidSyntax',
      message(scimMessages.patchNeedsSchemaAndOperations, { schema: PATCH_SCHEMA }),
    );
  if (operations.length === 0 || operations.length > MOST_OPERATIONS)
    throw new ScimRefusal(
      400,
      'invalidSyntax',
      message(scimMessages.operationCount, { count: MOST_OPERATIONS }),
    );
  return operations.flatMap((operation: unknown) => {
    const { op: sent, path, value } = isRecord(operation) ? operation : {};
    const op = String(sent).toLowerCase();
    if (op !== 'add' && op !== 'remove' && op !== 'replace')
      throw new ScimRefusal(
        400,
        'invalidSyntax',
        'Operazione sconosciuta: sono previste add, remove e replace',
      );
    if (path !== undefined && typeof path !== 'string')
      throw new ScimRefusal(400, 'invalidPath', scimMessages.pathOfOperation);
    if (op === 'remove') {
      if (!path) throw new ScimRefusal(400, 'noTarget', scimMessages.removeNeedsPath);
      return [{ op, path, ...(value !== undefined && { value }) }];
    }
    if (!path && !isRecord(value)) throw new ScimRefusal(400, 'invalidValue', scimMessages.withoutPathValue);
    return partsOf(op, path || undefined, value);
  });
}

/**
 * Returns one operation for each attribute in a value that is a record. Attributes that are not in the record stay
 * unchanged (RFC 7644, 3.5.2.3).
 */
function partsOf(
  op: PatchOperation['op'],
  path: string | undefined,
  value: unknown,
): readonly PatchOperation[] {
  const filtered = path?.endsWith(']');
  if (path !== undefined && (!isRecord(value) || filtered)) return [{ op, path, value }];
  return Object.entries(value as object).flatMap(([name, part]) =>
    partsOf(op, path === undefined ? name : path.includes(':') ? `${path}:${name}` : `${path}.${name}`, part),
  );
}

/** Names of the attributes of RFC 7643 that the server ignores, in lower case. */
const ignored: ReadonlySet<string> = new Set(
  SCIMMY.Schemas.User.definition.attributes
    .map(({ name }) => name.toLowerCase())
    .filter((name) => !SentUser.definition.attributes.some((own) => own.name.toLowerCase() === name)),
);

/** Returns whether an operation concerns an attribute that the server does not have or does not let clients change. */
function isIgnored({ path }: PatchOperation): boolean {
  if (path.toLowerCase().startsWith(ENTERPRISE_SCHEMA.toLowerCase())) return true;
  const [name = ''] = path.toLowerCase().split(/[.[]/);
  return ignored.has(name) || ['schemas', 'id', 'meta', 'groups'].includes(name);
}

/**
 * Applies a PATCH to a user.
 * @throws ScimRefusal, or an error of the library, with the keyword of RFC 7644
 */
export async function patchUser(user: object, body: unknown): Promise<object> {
  const operations = readOperations(body)
    .map((operation) => ({ ...operation, path: withoutCore(operation.path) }))
    .filter((operation) => !isIgnored(operation))
    .map((operation) => withFlags(operation));
  if (operations.length === 0) return user;
  const message = { schemas: [PATCH_SCHEMA], Operations: operations } as const;
  try {
    const patch = new SCIMMY.Messages.PatchOp(message as never);
    return (await patch.apply(new SentUser(user) as never)) ?? user;
  } catch (error) {
    // The library throws a TypeError for values of the wrong shape.
    if (error instanceof TypeError) throw new ScimRefusal(400, 'invalidValue', error.message);
    throw error;
  }
}

const withoutCore = (path: string): string =>
  path.toLowerCase().startsWith(`${USER_SCHEMA.toLowerCase()}:`) ? path.slice(USER_SCHEMA.length + 1) : path;

/** Returns an operation with flags as booleans, because Microsoft Entra sends them as the texts True and False. */
function withFlags(operation: PatchOperation): PatchOperation {
  const isFlag = /^active$|\bprimary$/i.test(operation.path);
  return isFlag ? { ...operation, value: asFlag(operation.value) } : operation;
}

const asFlag = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : value;
};

/** Reads a user in a POST or PUT. @throws an error of the library with the keyword of RFC 7644 */
export function readSentUser(body: unknown): object {
  if (!isRecord(body)) throw new ScimRefusal(400, 'invalidSyntax', scimMessages.bodyMustBeJsonObject);
  const flagged = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name.toLowerCase() === 'active' ? asFlag(value) : value,
    ]),
  );
  try {
    return new SentUser(flagged, 'in');
  } catch (error) {
    if (error instanceof TypeError) throw new ScimRefusal(400, 'invalidValue', error.message);
    throw error;
  }
}
