import { randomBytes } from 'node:crypto';

/** Headers of every response, whatever produced it (OWASP secure headers). */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Policy for responses that are not pages: nothing may be loaded, nothing may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Content security policy of the worker that reads PDFs. Unlike pages, the worker may compile WebAssembly, for its
 * image decoders, which it fetches from the console's origin.
 */
export const pdfWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Content security policy of the worker that reads import files. It may load scripts, because it loads the reader of
 * workbooks only for a workbook.
 */
export const importWorkerPolicy =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Creates a nonce for one page. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/**
 * Returns the policy of the console's pages: everything from our own origin, scripts and styles only with this page's
 * nonce or from our files. `framedBy` is 'self' only for the silent sign-in callback.
 * @param stores origins that pages upload files to
 * @param origins of an external identity provider from which the console gets tokens, also in a frame
 */
export function pagePolicy(
  nonce: string,
  framedBy: 'none' | 'self',
  origins: readonly string[] = [],
  stores: readonly string[] = [],
): string {
  const reached = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  return [
    "default-src 'self'",
    ...(origins.length + stores.length > 0 ? [`connect-src ${reached(...origins, ...stores)}`] : []),
    ...(origins.length > 0 ? [`frame-src ${reached(...origins)}`] : []),
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
  ].join('; ');
}
