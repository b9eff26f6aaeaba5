import { jsonServer } from '../../../src/kit/dialects';

/** The backend. It has the API of json-server, with strong ETags, so that nobody overwrites the changes of others. */
export const workshop = { address: 'http://localhost:8090', dialect: jsonServer } as const;
