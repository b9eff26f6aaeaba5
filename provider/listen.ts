import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError } from './db/startupError';

type Place = Pick<Config, 'host' | 'port'>;

/** Listens at the configured port; a port that cannot be had is told in one sentence. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw refusalToListen(error, port);
  }
}

/** The same refusal before any work is done for it: making a database and a demo takes seconds. */
export async function refuseTakenPort({ host, port }: Place): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw refusalToListen(error, port);
  }
  probe.close();
  await once(probe, 'close');
}

function refusalToListen(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `This user may not listen at port ${port}: choose one from 1024 on, as in PORT=8080 npm start.`,
    );
  }
  return error;
}
