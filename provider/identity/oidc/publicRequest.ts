import type { IncomingMessage } from 'node:http';

/**
 * Rewrites a request as the browser sent it to the public URL: oidc-provider builds addresses and decides on secure
 * cookies from these headers, which anybody can write.
 */
export function atPublicUrl(request: IncomingMessage, publicUrl: string): IncomingMessage {
  const { host, protocol } = new URL(publicUrl);
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  return request;
}
