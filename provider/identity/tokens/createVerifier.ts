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
 * Creates a function that verifies a call: its access token, its proof, that the proof is new, and that the session has
 * not ended. The proof must be for the public URL. The clock is that of the machine, by which oidc-provider and
 * browsers date tokens and proofs; with the clock of the demo, moving it would end all sessions.
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

/**
 * Returns a function that returns the reader of tokens for some keys. New keys get a new reader, without cached tokens.
 */
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
