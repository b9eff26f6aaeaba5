import type { SignInSettings } from '../../../contract/session/signIn';
import type { OutsideConfig } from '../../config';
import type { Metadata } from '../discovery';
import type { ConsoleSignIn } from '../identity';

/** Returns the console's settings for an external provider, and the origins that the console must be able to reach. */
export function signInSettings(config: OutsideConfig, metadata: Metadata | undefined): ConsoleSignIn {
  const { issuer, clientId, scope, resource } = config;
  const settings: SignInSettings = {
    issuer,
    clientId,
    scope,
    ...(resource !== undefined && { resource }),
    // The console's keys use this algorithm, like the proofs that we verify.
    dpop: metadata?.dpop_signing_alg_values_supported?.includes('ES256') ?? false,
    signsOut: metadata?.end_session_endpoint !== undefined,
  };
  const addresses = [issuer, metadata?.token_endpoint, metadata?.authorization_endpoint];
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  return { settings, origins: [...new Set(origins)] };
}
