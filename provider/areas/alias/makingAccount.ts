import type { OwnAlias, WhyNotMade } from '../../../contract/alias/alias';
import { applicationCodes } from '../../../contract/constants';
import type { Call } from '../../http/call';
import { isDemoUser } from '../../identity/accounts/demoUser';
import { Refusal } from '../../refusal';

/** The current account, and the reason why no alias can be created for it. */
export type MakingAccount = OwnAlias['account'] & {
  readonly school: string;
  readonly refused?: WhyNotMade;
};

/**
 * Reads the current account. `refused` is set if it cannot have an alias: aliases are for staff, not for the school's
 * own account or for people who only attend courses.
 */
export async function makingAccount({ tx, caller, config }: Call): Promise<MakingAccount> {
  const { customerCode, uid } = caller;
  const row = await tx
    .selectFrom('account')
    .innerJoin('school', 'school.customer_code', 'account.customer_code')
    .select(['account.sn', 'account.cn', 'account.codice_fiscale', 'school.name'])
    .where('account.customer_code', '=', customerCode)
    .where('account.uid', '=', uid)
    .executeTakeFirst();
  if (!row) throw new Refusal('unauthenticated');
  const held = await tx
    .selectFrom('account_group')
    .select(['ac', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
  const attends =
    held.length > 0 && held.every(({ ac, cn }) => ac === applicationCodes.campus && cn !== 'CMP_GEST');
  const refused: WhyNotMade | undefined = /^supervisor/i.test(uid)
    ? 'supervisor'
    : attends
      ? 'staff'
      : isDemoUser(config, { username: uid })
        ? 'demo'
        : undefined;
  return {
    uid,
    nome: row.cn,
    cognome: row.sn,
    codiceFiscale: row.codice_fiscale,
    school: row.name,
    ...(refused && { refused }),
  };
}
