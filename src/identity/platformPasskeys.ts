import type { SentenceKey } from '../i18n/catalogue';

/** Whether this browser makes passkeys and writes them down by itself; where it does not the password stays. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
  typeof window.PublicKeyCredential.prototype.toJSON === 'function';

/**
 * Has the device make a passkey, which asks for a finger, a face or a PIN.
 * @param options PublicKeyCredentialCreationOptionsJSON, as text
 * @returns RegistrationResponseJSON, as text; rejects with a DOMException
 */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  const credential = await navigator.credentials.create({ publicKey });
  return JSON.stringify((credential as PublicKeyCredential).toJSON());
}

/**
 * Has a device that knows the person answer, after a finger, a face or a PIN.
 * @param options PublicKeyCredentialRequestOptionsJSON, as text
 * @returns AuthenticationResponseJSON, as text; rejects with a DOMException
 */
export async function answerPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  const credential = await navigator.credentials.get({ publicKey });
  return JSON.stringify((credential as PublicKeyCredential).toJSON());
}

/** What to say of a device that made none. */
export function whyNotMade(error: unknown): SentenceKey {
  const { name } = error as Error;
  if (name === 'NotAllowedError') return 'accountActivity.passkeys.cancelled';
  if (name === 'InvalidStateError') return 'accountActivity.passkeys.there';
  return 'accountActivity.passkeys.notMade';
}
