/** The resource name of operations, which provides their history and the paths of their calls. */
export const OPERATION = 'operation';

/** The path of the history. */
export const OPERATIONS_PATH = '/operazioni';

/** Returns the path of one operation's page. */
export const operationPath = (id: string): string => `${OPERATIONS_PATH}/${encodeURIComponent(id)}`;
