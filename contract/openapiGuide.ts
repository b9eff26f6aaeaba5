/** Introduction to the API, in Markdown: the description of the OpenAPI document, and docs/api.md. */
export const openapiGuide = `Sportello has one API for its consoles and for other programs. This page is made from the
document at \`/api/openapi.json\` (OpenAPI 3.1), from which clients can be generated too. Systems that manage the users of a
school use SCIM 2.0 at \`/scim/v2\` instead. \`npm run client -- FOLDER\` in the source of Sportello writes a typed
TypeScript client; its \`customFetch\` is the place for the proofs described below.

## Authentication

Calls of a school need an access token of the OpenID provider at \`/oidc\` (authorization code with PKCE), which is bound to
a key of the client (DPoP, RFC 9449). Each request has two headers: \`Authorization: DPoP TOKEN\` and \`DPoP\`, a JWT signed
with that key (ES256) for the method, the address and the token of this one request. A proof is accepted once, within five
minutes. Programs of the provider get a token at \`/api/operator/token\` by client credentials (RFC 6749, 4.4), for the scopes
that an administrator gave them, and send it as \`Authorization: Bearer TOKEN\`.

Each operation names its permission (\`x-permission\`) and, for programs, its scope (\`x-scope\`). Permissions are read again
at each request: a right that was withdrawn stops working at once.

## Errors

Every error is a problem (RFC 9457, \`application/problem+json\`). Its \`code\` is stable and meant for programs; \`title\`,
\`detail\` and the \`message\` of each entry of \`errors\` are Italian sentences for people. \`detailMessage\` has the code of
\`detail\` and its parameters, for a text in another language. \`field\` is the path in the body,
such as \`groups[0].uid\`. A 429 and a 503 have \`Retry-After\`.

## Idempotency

A command (an operation with the parameter \`Idempotency-Key\`) is done once for each key: send a new UUID for each thing
meant, and the same one when you repeat the request after a lost response. The same key with another body is refused
(\`idempotencyKeyReused\`). Keys are kept for a day.

## Versions of records

A record that can be changed is answered with an \`ETag\`. An update sends it as \`If-Match\`; if somebody else changed the
record meanwhile, the response is 412 (\`stale\`) with the current record in \`current\`.

## Limits

Calls are counted per minute, for each person and for each school; lists and files also have a limit of simultaneous calls.
Above either limit the response is 429.

## Stability

The version of the document is that of the product and follows Semantic Versioning. Within a major version:

- no operation, parameter, field of a response or error code is removed or gets another meaning;
- no optional parameter or field of a request becomes required, and no accepted value is refused, except to close a
  security hole;
- new operations, optional parameters, fields of responses, values of choices in responses and error codes may appear at
  any time: a client ignores fields that it does not know, and treats an unknown code by its HTTP status.

What will be removed in the next major version is marked \`deprecated\` in the document at least six months before, and named
in the changelog. The sentences for people and the order of lists without a documented one may change at
any time.`;
