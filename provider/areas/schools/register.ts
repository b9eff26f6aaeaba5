import { processingRegister } from '../../../contract/schools/endpoints';
import type { Tx } from '../../db/database';
import { readApplications } from '../../db/roleCatalogue';
import { makeProcessingRegister } from '../../documents/processingRegister';
import { implement } from '../../http/call';
import { readSchool } from './schoolStore';

export const register = implement(processingRegister, async ({ tx, now }, { params: { customerCode } }) => {
  const { school } = await readSchool(tx, customerCode);
  const pdf = await makeProcessingRegister({
    school,
    head: await headOf(tx, customerCode),
    applications: await readApplications(tx, customerCode),
    at: now,
  });
  return { name: `registro-trattamento-${customerCode}.pdf`, content: pdf.toString('base64') };
});

/** Reads the name and surname of the school head. */
async function headOf(tx: Tx, customerCode: string): Promise<string | undefined> {
  const head = await tx
    .selectFrom('office')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'office.customer_code')
        .onRef('account.uid', '=', 'office.uid'),
    )
    .select(['account.cn', 'account.sn'])
    .where('office.customer_code', '=', customerCode)
    .where('office', '=', 'DS')
    .executeTakeFirst();
  return head && `${head.cn} ${head.sn}`;
}
