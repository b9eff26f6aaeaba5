import { createHmac } from 'node:crypto';
import { onlineProviders } from '../../contract/signing/providers';
import type { Clock } from '../../contract/values/clock';
import { asTaxCode } from '../../contract/values/codiceFiscale';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { httpSigner } from '../signing/online/httpSigner';
import type { OnlineSigner } from '../signing/online/onlineSigner';
import { SandboxAccess } from '../signing/online/sandboxAccess';
import { sandboxOtp } from '../signing/online/sandboxOtp';
import { digestSigner, documentSigner } from '../signing/online/sandboxSigners';
import { type DemoPerson, demoAuthority } from '../signing/sign/demoAuthority';

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly operatorSecret: string;
}

/** Creates the services that sign online: the configured ones, and the demo's in place of the others. */
export function createSigners(dependencies: Dependencies): readonly OnlineSigner[] {
  const { config, db, clock, operatorSecret } = dependencies;
  const real = config.signers.map(httpSigner);
  if (!config.demo) return real;
  const findPerson = async (username: string, password: string) =>
    password === config.demoPassword ? personOf(db, username) : undefined;
  const access = new SandboxAccess({ clock, secret: secretOf(operatorSecret), findPerson });
  const secret = secretOf(operatorSecret);
  const codeFor: OnlineSigner['codeFor'] = (username, length, at) => sandboxOtp(secret, username, length, at);
  const makers = [documentSigner, digestSigner];
  return onlineProviders.map(({ name }, place) => {
    const there = real.find((one) => one.name === name);
    if (there) return there;
    // The authority is created at the first signature, not before.
    const signer = () => {
      const authority = demoAuthority(config.dataDir, clock.now());
      return (makers[place] ?? digestSigner)({ name, access, authority, clock });
    };
    return {
      name,
      codeFor,
      sign: (...asked) => signer().sign(...asked),
      signMany: (...asked) => signer().signMany(...asked),
    };
  });
}

const secretOf = (operatorSecret: string): Buffer =>
  createHmac('sha256', operatorSecret).update('codes of the demo').digest();

/** Returns the person who signs in the demo with the uid of an account; undefined without a tax code. */
async function personOf(db: Database, uid: string): Promise<DemoPerson | undefined> {
  const customerCode = uid.split('.').at(-1) ?? '';
  const row = await db.inSchool({ customerCode, person: uid }, (tx) =>
    tx
      .selectFrom('account')
      .select(['sn', 'cn', 'codice_fiscale'])
      .where('customer_code', '=', customerCode)
      .where('uid', '=', uid)
      .executeTakeFirst(),
  );
  if (!row?.codice_fiscale) return undefined;
  return { taxCode: asTaxCode(row.codice_fiscale), givenName: row.cn, surname: row.sn };
}
