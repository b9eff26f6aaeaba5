/** The name under which operations are declared as a resource: their history, and whose paths their calls have. */
export const OPERATION = 'operation';

/** Where the history is. */
export const OPERATIONS_PATH = '/operazioni';

/** The page of one operation. */
export const operationPath = (id: string): string => `${OPERATIONS_PATH}/${encodeURIComponent(id)}`;
