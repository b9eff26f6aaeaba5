// `npm run dev` proxies the console's requests to external providers: /outside/{resource}/… to the address that its
// declaration names, with the headers that it names. Declarations are read at each request, without a restart.
import { pipeline } from 'node:stream/promises';

/** Headers that belong to the console, or only to this connection: they are not forwarded. */
const OURS =
  /^(authorization|dpop|cookie|host|connection|content-length|origin|referer|idempotency-key|sec-.*|x-forwarded-.*)$/;

/** Proxies requests to external providers. @returns {import('vite').Plugin} */
export function outsideProviders() {
  return {
    name: 'outside-providers',
    configureServer: (server) => {
      const declared = async () => (await server.ssrLoadModule('/src/resources/index.ts')).allResources;
      server.middlewares.use((request, response, next) => {
        const [, name, rest] = /^\/outside\/([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
        if (!name) return next();
        leadOn(declared, name, rest, request, response).catch((error) => {
          response.statusCode = 502;
          response.setHeader('content-type', 'application/problem+json');
          response.end(JSON.stringify({ code: 'unavailable', detail: String(error.cause ?? error.message) }));
        });
      });
    },
  };
}

/** Replaces `$NOTICES_KEY` by the environment variable of that name. */
export const filledIn = (value, env = process.env) =>
  value.replace(/\$(\w+)/g, (_all, variable) => {
    if (env[variable] === undefined)
      throw new Error(`${variable} is not set: a header of a declaration names it.`);
    return env[variable];
  });

/** @param {string} rest the path below the resource, with its query */
export async function leadOn(declared, name, rest, request, response) {
  const outside = (await declared()).find((one) => one.name === name)?.endpoints.outside;
  if (!outside) throw new Error(`No declaration of "${name}" says where its provider is: address.`);
  const own = Object.entries(request.headers).filter(([header]) => !OURS.test(header));
  const headers = Object.entries(outside.headers).map(([header, value]) => [header, filledIn(value)]);
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await fetch(outside.address.replace(/\/$/, '') + rest, {
    method: request.method,
    headers: { ...Object.fromEntries(own), ...Object.fromEntries(headers) },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    redirect: 'manual',
  });
  response.statusCode = answer.status;
  for (const [header, value] of answer.headers)
    if (!/^(content-encoding|content-length|transfer-encoding|connection|set-cookie)$/.test(header))
      response.setHeader(header, value);
  if (answer.body) await pipeline(answer.body, response);
  else response.end();
}
