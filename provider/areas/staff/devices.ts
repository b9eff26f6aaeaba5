import { randomBytes } from 'node:crypto';
import { readOrCreateSecret } from '../../db/settings';
import type { PublicCall } from '../../http/publicRoutes';
import { cookieNaming } from '../../identity/cookies';
import { createKnownDevices, type KnownDevices } from '../../identity/rateLimit/knownDevices';

/**
 * The browsers on which the provider's own people signed in before. Their secret is their own: a name may also be
 * somebody's of a school.
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
