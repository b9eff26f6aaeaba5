/** Properties in which the database quotes user data: the row, the parameters, the input that it was reading. */
const QUOTING = ['detail', 'where', 'params', 'hint', 'internalQuery'] as const;

/**
 * Removes user data from a database error, because errors end in logs. The statement, the constraint and the kind of
 * error remain; errors about a value (class 22 of SQLSTATE) quote it in their message too.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  for (const part of QUOTING) if (part in error) Reflect.deleteProperty(error, part);
  if (!String(error.code).startsWith('22')) return error;
  const { message } = error;
  error.message = message.replace(/".*"/s, '"…"');
  error.stack = error.stack?.replace(message, error.message);
  return error;
}
