import { createPrivateKey, type KeyObject } from 'node:crypto';
import { importPKCS8 } from 'jose';
import * as oidc from 'openid-client';
import type { UpstreamConfig } from '../../config';

/** Returns how our client authenticates at the token endpoint; by default with its secret, if it has one. */
export async function clientAuthentication(
  { clientSecret, authentication }: UpstreamConfig,
  server: oidc.ServerMetadata,
): Promise<oidc.ClientAuth> {
  const given = authentication ?? { method: clientSecret ? 'client_secret_post' : 'none' };
  switch (given.method) {
    case 'none':
      return oidc.None();
    case 'client_secret_post':
      return oidc.ClientSecretPost(clientSecret);
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(clientSecret);
    case 'tls_client_auth':
      // The certificate is presented by the connection: provider/identity/issuerFetch.ts.
      return oidc.TlsClientAuth();
    case 'private_key_jwt': {
      const key = createPrivateKey(given.key);
      const pem = String(key.export({ type: 'pkcs8', format: 'pem' }));
      const accepted = server.token_endpoint_auth_signing_alg_values_supported ?? [];
      const signing = await importPKCS8(pem, algorithmOf(key, accepted));
      return oidc.PrivateKeyJwt({ key: signing, ...(given.keyId !== undefined && { kid: given.keyId }) });
    }
  }
}

const OF_CURVE: Readonly<Record<string, string>> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};

/** Returns the algorithm for signing with a key. @param accepted the algorithms in the metadata, possibly none */
function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject, accepted: readonly string[]) {
  if (asymmetricKeyType === 'ed25519') return 'Ed25519';
  if (asymmetricKeyType === 'ec') return OF_CURVE[asymmetricKeyDetails?.namedCurve ?? ''] ?? 'ES256';
  return ['RS256', 'PS256'].find((one) => accepted.includes(one)) ?? 'RS256';
}
