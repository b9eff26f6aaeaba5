import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError } from './db/startupError';

/** Listens at the configured port; a port that cannot be had is told in one sentence. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `This user may not listen at port ${port}: choose one from 1024 on, as in PORT=8080 npm start.`,
      );
    }
    throw error;
  }
}
