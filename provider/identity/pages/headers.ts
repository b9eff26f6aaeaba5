import { randomBytes } from 'node:crypto';

/** Creates a value that lets exactly one script of one response run. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Returns the headers of a page: nothing from other origins, no script except the one with the nonce, which may
 * connect to us only, no framing, no caching.
 */
export function pageHeaders(nonce?: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`, "connect-src 'self'"]),
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}
