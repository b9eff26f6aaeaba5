import type { IncomingMessage } from 'node:http';

/**
 * Makes a request look as the browser made it, at the public address: oidc-provider builds addresses and
 * decides on secure cookies from these headers, and anybody can write them.
 */
export function atPublicUrl(request: IncomingMessage, publicUrl: string): IncomingMessage {
  const { host, protocol } = new URL(publicUrl);
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  return request;
}
