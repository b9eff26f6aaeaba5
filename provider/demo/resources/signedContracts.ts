import { contractStatus } from '../../../contract/contracts/contractDocument';
import { addDays, dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { makeContract } from '../../documents/contractDocument';
import type { DemoPerson } from '../../signing/sign/demoAuthority';
import type { DemoSchool } from '../school';
import { contractFacts, type DemoContract, demoContracts } from './contracts';
import { headOf, insertSignedDocument } from './signedDocument';

interface Around {
  readonly dataDir: string;
  readonly at: Date;
}

const provider: DemoPerson = { taxCode: 'BRNLCU70A01H501N', givenName: 'Luca', surname: 'Bruni' };

/** Gives the signed contracts of the demo their documents and signatures, as if they had been signed at that time. */
export async function insertSignedContracts(
  tx: Tx,
  schools: readonly DemoSchool[],
  around: Around,
): Promise<void> {
  for (const [index, school] of schools.entries()) {
    for (const contract of demoContracts(school, index)) {
      const { status } = contract;
      if (status === contractStatus.signed || status === contractStatus.counterSigned)
        await insertSigned(tx, school, contract, around);
    }
  }
}

async function insertSigned(
  tx: Tx,
  school: DemoSchool,
  contract: DemoContract,
  { dataDir, at }: Around,
): Promise<void> {
  const { customerCode, registered } = school.plan;
  const head = headOf(school);
  if (!head) return;
  const { name, fileName, anno } = contractFacts(contract, dayInRome(at));
  const signedAt = new Date(`${addDays(dayInRome(at), -10 - 365 * contract.ago)}T09:00:00Z`);
  const { street, postalCode, city } = registered;
  const { content, pages } = await makeContract({
    type: contract.type,
    anno,
    school: {
      customerCode,
      codMin: registered.codMin,
      name: registered.name,
      place: [street, postalCode, city].filter(Boolean).join(' '),
    },
    head: `${head.givenName} ${head.surname}`,
    at: signedAt,
  });
  const counterSigner = contract.status === contractStatus.counterSigned ? provider : undefined;
  const { id } = await insertSignedDocument(tx, {
    customerCode,
    name,
    fileName,
    content,
    pages,
    signedAt,
    head,
    counterSigner,
    dataDir,
  });
  await tx
    .updateTable('contract_document')
    .set({ document_id: id })
    .where('customer_code', '=', customerCode)
    .where('file_name', '=', fileName)
    .execute();
}
