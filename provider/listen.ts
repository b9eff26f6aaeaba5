import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError } from './db/startupError';

/** Network errors for an address that does not belong to this machine. */
const notOurs: readonly string[] = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

type Place = Pick<Config, 'host' | 'port'>;

/** Listens at the configured port. @throws StartupError with one sentence if the port is unavailable */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw refusalToListen(error, { host, port });
  }
}

/** Refuses an unavailable port before any other work: creating a database and a demo takes seconds. */
export async function refuseTakenPort({ host, port }: Place): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw refusalToListen(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

function refusalToListen(error: unknown, { host, port }: Place): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
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
  if (notOurs.includes(code)) {
    return new StartupError(
      `This machine cannot listen at HOST ${host} (${code}): write an address of its own, or leave HOST out.`,
    );
  }
  return error;
}
