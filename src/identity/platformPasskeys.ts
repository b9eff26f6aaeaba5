import type { SentenceKey } from '../i18n/catalogue';

/**
 * Returns whether this browser can create passkeys and serialise them; if it cannot, the password remains the way to
 * sign in.
 */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
  typeof window.PublicKeyCredential.prototype.toJSON === 'function';

/**
 * Creates a passkey on the device, which asks for a fingerprint, a face or a PIN.
 * @param options PublicKeyCredentialCreationOptionsJSON, serialised
 * @returns RegistrationResponseJSON, serialised; rejects with a DOMException
 */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  const credential = await navigator.credentials.create({ publicKey });
  return JSON.stringify((credential as PublicKeyCredential).toJSON());
}

/**
 * Gets an assertion from a passkey, after a fingerprint, a face or a PIN.
 * @param options PublicKeyCredentialRequestOptionsJSON, serialised
 * @returns AuthenticationResponseJSON, serialised; rejects with a DOMException
 */
export async function answerPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  const credential = await navigator.credentials.get({ publicKey });
  return JSON.stringify((credential as PublicKeyCredential).toJSON());
}

/** Returns the sentence for a failure to create a passkey. */
export function whyNotMade(error: unknown): SentenceKey {
  const { name } = error as Error;
  if (name === 'NotAllowedError') return 'accountActivity.passkeys.cancelled';
  if (name === 'InvalidStateError') return 'accountActivity.passkeys.there';
  return 'accountActivity.passkeys.notMade';
}
