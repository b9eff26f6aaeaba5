import type { Rooms } from './rooms';

/** Those of the identity provider. */
export const identityRooms: Rooms = {
  createIdentity: 'all',
  // Who people are is said elsewhere: by an OpenID provider of the school's, or by SPID.
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
  // What a person sees who signs in.
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
  // What is known of a person, and what they prove it with.
  // The provider's own staff.
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
