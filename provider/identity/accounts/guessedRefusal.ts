import { EASILY_GUESSED } from '../../../contract/account/password';
import type { Tx } from '../../db/database';
import { Refusal } from '../../refusal';

/** Key of a school account. */
interface Of {
  readonly customerCode: string;
  readonly uid: string;
}

/** Creates the refusal of a password that is easy to guess. Every form has it in the field `passwordNuova`. */
export const guessedRefusal = () =>
  new Refusal('invalid', { errors: [{ field: 'passwordNuova', message: EASILY_GUESSED }] });

/** Reads the data of a person and their school that other people may know, to refuse passwords made of them. */
export async function knownOf(tx: Tx, { customerCode, uid }: Of): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('account')
    .innerJoin('school', 'school.customer_code', 'account.customer_code')
    .select([
      'account.sn',
      'account.cn',
      'account.email',
      'account.codice_fiscale',
      'school.name',
      'school.city',
    ])
    .where('account.customer_code', '=', customerCode)
    .where('account.uid', '=', uid)
    .executeTakeFirst();
  const { sn, cn, email, codice_fiscale, name, city } = row ?? {};
  return [customerCode, uid, sn, cn, email, codice_fiscale, name, city].flatMap((one) => one ?? []);
}
