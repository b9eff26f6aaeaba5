import { createHash, randomUUID } from 'node:crypto';
import { addDays, dayInRome } from '../../../contract/dates';
import { contractStatus } from '../../../contract/entities/contractDocument';
import type { Tx } from '../../db/database';
import { keepFile, type SignatureKind } from '../../db/documentSignatures';
import { makeContract } from '../../documents/contractDocument';
import { readTrust } from '../../signing/certificates/trustStore';
import { evidenceFor } from '../../signing/evidence';
import {
  type DemoPerson,
  demoAuthority,
  demoAuthorityFolder,
  issueTo,
} from '../../signing/sign/demoAuthority';
import { signWhole } from '../../signing/sign/signWhole';
import { verifyFile } from '../../signing/verify/verifyFile';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';
import { contractFacts, type DemoContract, demoContracts } from './contracts';

interface Around {
  readonly dataDir: string;
  readonly at: Date;
}

const provider: DemoPerson = { taxCode: 'BRNLCU70A01H501N', givenName: 'Luca', surname: 'Bruni' };

/** Gives the signed contracts of the demo their documents and signatures, as if they had been signed in those days. */
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
  const office = school.offices.find((one) => one.office === 'DS');
  const head = school.accounts.find(({ username }) => username === office?.username);
  if (!head?.codice_fiscale) return;
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
    head: `${head.cn} ${head.sn}`,
    at: signedAt,
  });
  const id = randomUUID();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const document = { id, name, file_name: fileName, sha256, pages, content, frozen_at: signedAt };
  await tx
    .insertInto('frozen_document')
    .values({ customer_code: customerCode, ...document })
    .execute();
  await tx
    .updateTable('contract_document')
    .set({ document_id: id })
    .where('customer_code', '=', customerCode)
    .where('file_name', '=', fileName)
    .execute();
  const keep = async (file: Buffer, kind: SignatureKind, person: DemoPerson, by: string) => {
    const folders = [demoAuthorityFolder(dataDir)];
    const task = { file: { bytes: file }, trust: { folders }, at: signedAt, contentSha256: sha256 };
    const report = verifyFile(Buffer.from(file), {
      trust: readTrust(...folders),
      at: signedAt,
      contentSha256: sha256,
    });
    await keepFile(tx, {
      customerCode,
      documentId: id,
      kind,
      how: 'offline',
      file,
      contentSha256: sha256,
      signer: `${person.givenName} ${person.surname}`,
      taxCode: person.taxCode,
      by,
      now: signedAt,
      evidence: evidenceFor(task, { report, listed: [] }),
      revocationChecked: false,
    });
  };
  const person = { taxCode: head.codice_fiscale, givenName: head.cn, surname: head.sn };
  const file = await signedBy(person, content, dataDir, signedAt);
  await keep(file, 'signature', person, uidOf('supervisor', customerCode));
  if (contract.status === contractStatus.counterSigned)
    await keep(await signedBy(provider, file, dataDir, signedAt), 'counterSignature', provider, 'automatico');
}

const signedBy = async (person: DemoPerson, content: Buffer, dataDir: string, at: Date): Promise<Buffer> =>
  signWhole(content, await issueTo(person, demoAuthority(dataDir, at), at), at);
