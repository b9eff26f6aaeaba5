import type { AllowedImports } from './allowedImports';

/** Folders of the identity provider. */
export const identityImports: AllowedImports = {
  createIdentity: 'all',
  // Sources of identity elsewhere: an OpenID provider of the school's, or SPID.
  outside: [
    'tokens',
    'oidc',
    'accounts',
    'access',
    'discovery',
    'identity',
    'issuerFetch',
    'log',
    'signInStore',
    'subject',
  ],
  upstream: ['pages', 'oidc', 'accounts', 'discovery', 'signInStore', 'subject'],
  // Pages shown to a person who signs in.
  pages: [
    'signIn',
    'passkeys',
    'secondFactor',
    'oidc',
    'accounts',
    'rateLimit',
    'discovery',
    'log',
    'subject',
  ],
  signIn: ['secondFactor', 'oidc', 'accounts', 'rateLimit', 'cookies', 'password', 'signInStore', 'subject'],
  tokens: ['oidc', 'identity', 'subject'],
  oidc: ['accounts', 'sessions', 'cookies', 'log', 'subject'],
  // Data about a person and their credentials; the provider's staff.
  operators: ['secondFactor', 'rateLimit', 'password'],
  passkeys: ['secondFactor', 'accounts', 'rateLimit', 'signInStore', 'subject'],
  secondFactor: ['accounts', 'access'],
  accounts: ['sessions', 'access', 'rateLimit', 'subject'],
  access: ['subject'],
  sessions: ['subject'],
  rateLimit: ['cookies'],
  discovery: ['log'],
  issuerFetch: ['discovery'],
  signInStore: [],
  usedLinks: [],
  password: [],
  cookies: [],
  log: [],
  identity: ['subject'],
  subject: [],
};
