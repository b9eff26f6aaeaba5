import { randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { keepForSignIn, takeForSignIn } from '../signInStore';
import { loadWebauthn } from './loadWebauthn';
import { type MadePasskey, passkeysOf, type Whose } from './passkeys';
import { readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

const MAKING = 'PasskeyMaking';
/** Seconds for whoever looks for their telephone. */
export const MAKING_SECONDS = 300;

/** ES256 and RS256: every device has one of them, and so has every Node.js that we run on. */
const ALGORITHMS = [-7, -257];

/** The transports that browsers know; what a device says besides is left out. */
const transports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'];

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Who is making one, kept under the challenge that only they are told. */
interface Making {
  readonly person: string;
  readonly userHandle: string;
}

/** What a device is asked to make, and whom for. */
export interface Asked extends Making {
  readonly challenge: string;
  /** For the browser: PublicKeyCredentialCreationOptionsJSON. */
  readonly options: object;
}

interface Named {
  readonly publicUrl: string;
  /** What they sign in with. */
  readonly username: string;
  readonly portal: string;
}

/** Asks a device for a passkey that finds its owner by itself, and that opens with the finger, the face or the PIN only. */
export async function askForPasskey(tx: Tx, { person }: Whose, named: Named): Promise<Asked> {
  const { publicUrl, username, portal } = named;
  const there = await passkeysOf(tx, { person });
  const userHandle = there[0]?.user_handle ?? randomBytes(32).toString('base64url');
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: portal,
    rpID: relyingParty(publicUrl).id,
    userName: username,
    userDisplayName: username,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    timeout: MAKING_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: there.map(({ credential_id, transports: known }) => ({
      id: credential_id,
      transports: known.split(' ').filter(Boolean),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { challenge: options.challenge, person, userHandle, options };
}

/** Keeps what was asked, for every process, until the device answers. */
export const keepAsked = (parts: Parts, { challenge, person, userHandle }: Asked): Promise<void> =>
  keepForSignIn(parts, MAKING, challenge, { person, userHandle } satisfies Making, MAKING_SECONDS);

/** What a device made for this person; undefined when it was not asked, late, asked by another, or is not for here. */
export async function takeMade(
  parts: Parts,
  { person }: Pick<Whose, 'person'>,
  text: unknown,
): Promise<MadePasskey | undefined> {
  const sent = readCredential<RegistrationResponseJSON>(text);
  const making = sent && (await takeForSignIn<Making>(parts, MAKING, sent.challenge));
  if (!sent || making?.person !== person) return undefined;
  const { id, origin } = relyingParty(parts.publicUrl);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: sent.credential,
    expectedChallenge: sent.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  const claimed: readonly unknown[] = [sent.credential.response.transports ?? []].flat();
  return {
    userHandle: making.userHandle,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: transports.filter((known) => claimed.includes(known)),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}
