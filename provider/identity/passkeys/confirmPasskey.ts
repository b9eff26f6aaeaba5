import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { storeForSignIn, takeForSignIn } from '../signInStore';
import { ASKED_SECONDS, type PasskeyParts, verifyUse } from './attemptPasskey';
import { countUse, findPasskey } from './findPasskey';
import { loadWebauthn } from './loadWebauthn';
import { passkeysOf, type Whose } from './passkeys';
import { readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

const ASKED = 'PasskeyConfirmation';

/** Session that a challenge belongs to. */
interface ChallengeSession {
  readonly grant: string;
}

export type Confirming = Whose & ChallengeSession;

/** Issues a challenge that a signed-in person's own devices may answer, once, to confirm that they are present. */
export async function askOwnPasskey(parts: PasskeyParts, { person, grant }: Confirming): Promise<object> {
  const own = await parts.db.asIdentity((tx) => passkeysOf(tx, { person }));
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts.publicUrl).id,
    userVerification: 'required',
    timeout: ASKED_SECONDS * 1000,
    allowCredentials: own.map(({ credential_id: id }) => ({ id })),
  });
  await storeForSignIn(parts, ASKED, options.challenge, { grant } satisfies ChallengeSession, ASKED_SECONDS);
  return options;
}

/** Tells whether this is a valid answer of the person's own passkey to their session's challenge. */
export async function isOwnPasskey(
  parts: PasskeyParts,
  { person, grant }: Confirming,
  text: unknown,
): Promise<boolean> {
  const { db, clock } = parts;
  const sent = readCredential<AuthenticationResponseJSON>(text);
  const asked = sent && (await takeForSignIn<ChallengeSession>(parts, ASKED, sent.challenge));
  if (!sent || asked?.grant !== grant) return false;
  const found = await db.asIdentity((tx) => findPasskey(tx, sent.credential.id, clock.now(), undefined));
  if (found?.person !== person) return false;
  const use = await verifyUse(parts, found, sent.credential, sent.challenge);
  if (!use) return false;
  return db.asIdentity((tx) => countUse(tx, found, { ...use, at: clock.now() }));
}
