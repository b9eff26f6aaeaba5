import { randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { storeForSignIn, takeForSignIn } from '../signInStore';
import { loadWebauthn } from './loadWebauthn';
import { type MadePasskey, passkeysOf, type Whose } from './passkeys';
import { readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

const MAKING = 'PasskeyMaking';
/** Seconds: time enough to fetch a telephone. */
export const MAKING_SECONDS = 300;

/** ES256 and RS256: every device supports one of them, and every Node.js that we run on supports both. */
const ALGORITHMS = [-7, -257];

/** Transports that browsers know; others reported by a device are dropped. */
const transports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'];

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The person making a passkey, stored under a challenge that only they receive. */
interface Making {
  readonly person: string;
  readonly userHandle: string;
}

/** A request to a device to make a passkey, and its owner. */
export interface PasskeyRequest extends Making {
  readonly challenge: string;
  /** PublicKeyCredentialCreationOptionsJSON for the browser. */
  readonly options: object;
}

interface Named {
  readonly publicUrl: string;
  /** The user name that they sign in with. */
  readonly username: string;
  readonly portal: string;
}

/** Returns the request for a discoverable passkey, which asks for finger, face or PIN at each use. */
export async function askForPasskey(tx: Tx, { person }: Whose, named: Named): Promise<PasskeyRequest> {
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

/** Stores the request for every process until the device answers. */
export const storePasskeyRequest = (
  parts: Parts,
  { challenge, person, userHandle }: PasskeyRequest,
): Promise<void> =>
  storeForSignIn(parts, MAKING, challenge, { person, userHandle } satisfies Making, MAKING_SECONDS);

/**
 * Returns the passkey that a device made for this person; undefined if it was not requested, came too late, was
 * requested by somebody else, or is not for this site.
 */
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
