// The limit of the API: the same SQL, from the same file, over the same server on the same database, without sign-in,
// rights, row-level security or checks. `DATABASE_URL=… PORT=… node server.mjs`; prints a line when it listens.
import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { runnerImport } from 'vite';

const { module } = await runnerImport('provider/areas/users/userStore.ts', { configFile: false });
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
const app = Fastify();

app.post('/api/users/:customerCode/find', ({ params, body }) =>
  module.findUsers(db, params.customerCode, body, { now: new Date(), customerCode: params.customerCode }),
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('listening');
