import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '../config';
import { StartupError } from '../db/startupError';
import type { Metrics } from './metrics';

/**
 * Answers GET /metrics on a separate port, which no proxy exposes. @returns a function that stops it
 * @throws StartupError if the port is unavailable
 */
export async function serveMetrics(
  { host, port }: Config['metrics'],
  metrics: Metrics,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined;
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.text();
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(`Metrics cannot be offered at ${host}:${port}: choose another METRICS_PORT.`, {
      cause: error,
    });
  }
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
