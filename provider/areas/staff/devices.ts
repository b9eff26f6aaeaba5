import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from '../../db/settings';
import type { PublicCall } from '../../http/publicRoutes';
import { cookieNaming } from '../../identity/cookies';
import { createKnownDevices, type KnownDevices } from '../../identity/rateLimit/knownDevices';

/**
 * Returns the functions for recognising the browsers on which the provider's staff has signed in. They use a secret of
 * their own, because a person of a school may have the same user name.
 */
export async function operatorDevices({
  services: { db, config },
}: Pick<PublicCall, 'services'>): Promise<KnownDevices> {
  const make = () => ({ key: randomBytes(32).toString('base64url') });
  const { key } = await readOrCreateSecret(db, 'operatorDevices', make);
  const { ofPath, secure } = cookieNaming(config.publicUrl);
  const name = ofPath('sportello_gestore_dispositivo');
  return createKnownDevices([key], { name, path: '/api/operator', sameSite: 'Strict', secure });
}
