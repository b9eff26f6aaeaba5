import { jsonServer } from '../../../src/engine/declaration/dialects';

/** The backend: it speaks json-server's protocol, and answers with strong ETags, which protect against overwriting. */
export const workshop = { address: 'http://localhost:8090', dialect: jsonServer } as const;
