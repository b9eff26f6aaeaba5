/** Where the database quotes what people wrote: the row, the parameters, what it was reading. */
const QUOTING = ['detail', 'where', 'params', 'hint', 'internalQuery'] as const;

/**
 * An error of the database without what people wrote: errors end in logs. What remains says which statement, which
 * constraint, and of which kind; errors about a value (class 22 of SQLSTATE) quote it in their message too.
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
