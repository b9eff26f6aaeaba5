import { decodeProtectedHeader } from 'jose';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';
import type { Identity } from '../identity';
import type { KeyRing } from '../oidc/keyRing';
import { type Keys, publicPart } from '../oidc/keys';
import { readSubject } from '../subject';
import { createAccessTokenReader } from './accessToken';
import { checkProof } from './proof';
import { createProofMemory } from './usedProofs';

interface Parts {
  readonly issuer: string;
  readonly publicUrl: string;
  readonly keys: KeyRing;
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Creates the verifier of a call: its access token, then its proof, then that the proof is new and the session has
 * not ended. The URL of the call is the public one, whatever host the proxies used. Times are the machine's, as in
 * oidc-provider and in the browsers that write the proofs: moving the demo's clock must not end every session.
 */
export function createVerifier({ issuer, publicUrl, keys, db, clock }: Parts): Identity['verify'] {
  const readerOf = createReaders(issuer);
  const useProof = createProofMemory(db, clock);

  return async ({ method, url, headers }) => {
    const now = systemClock.now();
    const [, accessToken] = /^DPoP ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
    // Two proofs arrive as one string with a comma: not a valid proof.
    const { dpop: proof } = headers;
    if (accessToken === undefined || typeof proof !== 'string') throw new Refusal('unauthenticated');
    const readAccessToken = readerOf(await keys.toCheck(keyNamedBy(accessToken)));
    const token = await readAccessToken(accessToken, now);
    const jti = checkProof(proof, { method, url: publicUrl + url, accessToken, jkt: token.jkt, now });
    const { jkt, grant, authenticatedAt, issuedAt } = token;
    await useProof({ jkt, jti, grant });
    return { ...readSubject(token.sub), authenticatedAt, issuedAt, grant };
  };
}

/** Caches the reader for the current keys; with new keys its cache of tokens starts empty. */
function createReaders(issuer: string) {
  let last: { readonly keys: Keys; readonly read: ReturnType<typeof createAccessTokenReader> } | undefined;
  return (keys: Keys) => {
    if (last?.keys !== keys) {
      last = { keys, read: createAccessTokenReader(issuer, keys.jwks.keys.map(publicPart)) };
    }
    return last.read;
  };
}

/** Returns the id of the key that a token claims to be signed with, before anything is verified. */
function keyNamedBy(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
