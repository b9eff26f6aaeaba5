import type { IncomingMessage } from 'node:http';

/**
 * Sets the headers of a request to host and protocol of the public URL. oidc-provider builds addresses and decides on
 * secure cookies by these headers, which any client could send.
 */
export function atPublicUrl(request: IncomingMessage, publicUrl: string): IncomingMessage {
  const { host, protocol } = new URL(publicUrl);
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  return request;
}
