import { takesUserFiles } from '../../../../contract/campus/campusAccess';
import type { SentRow } from '../../../../contract/imports/imported';
import * as usersMessages from '../../../../contract/messages/it/users';
import type { ImportUserRow, ReportCategory } from '../../../../contract/users/userFile';
import { userFileImport, userFileUpload } from '../../../../contract/users/userFilesEndpoints';
import { cellsOf, reportOf } from '../../../../contract/users/userReport';
import { licencesOf } from '../../../db/licencesOf';
import { type Call, implement, implementInSteps } from '../../../http/call';
import { carryOut } from '../../../operations/carryOut';
import { addImportRows } from '../../../operations/importStore';
import { importedRowOf, outcomeColumn } from '../../../operations/importView';
import { beginOperation, countRows } from '../../../operations/operationStore';
import { contextOf } from '../../../operations/resourceWork';
import { validateImport } from '../../../operations/validateImport';
import { Refusal } from '../../../refusal';
import { userWork } from '../userWork';
import { importUsers } from './importUsers';
import { readUserFile } from './readUserFile';

const NOT_HERE = usersMessages.notHere;
/** The file name shown in the history; the users arrive in the request, not in a file. */
const FILE = 'importa-utenti.csv';

/**
 * Checks that the school has the page on which users are uploaded.
 * @throws Refusal if it does not (decisions)
 */
async function mustTakeUserFiles({ tx, caller, config }: Call): Promise<void> {
  const { lead_school } = await tx
    .selectFrom('school')
    .select('lead_school')
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const licences = await licencesOf(tx, caller.customerCode);
  if (takesUserFiles({ campus: config.campus, leadSchool: lead_school, licences })) return;
  throw new Refusal('forbidden', { detail: NOT_HERE });
}

/** Returns users as rows, with positions as if they followed a header. */
const sentRows = (users: readonly ImportUserRow[]): readonly SentRow[] =>
  users.map((user, index) => ({ position: index + 2, cells: cellsOf(user) }));

const judge = (call: Call, rows: readonly SentRow[]) =>
  validateImport(importUsers, contextOf(call), rows, async () => new Set<string>());

export const upload = implementInSteps(userFileUpload, {
  find: mustTakeUserFiles,
  work: (_, { file }) => readUserFile(new Uint8Array(file ?? [])),
  async store(call, _, users) {
    await mustTakeUserFiles(call);
    const judged = await judge(call, sentRows(users));
    return users.map((user, index) => {
      const details = judged[index]?.problems.map(({ message }) => message).join('. ');
      return details ? { ...user, details } : user;
    });
  },
});

/** Imports users in the same way as a file on the page: judged, recorded in the history, and reversible. */
export const importMany = implement(userFileImport, async (call, { body }) => {
  await mustTakeUserFiles(call);
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  const rows = sentRows(body);
  const judged = await judge(call, rows);
  const begun = { kind: 'run', resource: 'user', action: 'import', input: { file: FILE } } as const;
  const id = await beginOperation(tx, caller, begun, now);
  await addImportRows(tx, { customer_code: customerCode, id }, rows, judged);
  await countRows(tx, customerCode, id);
  const of = (verdict: string) => judged.filter((row) => row.verdict === verdict).length;
  const after = { file: FILE, resource: 'user', create: of('create'), update: of('update') };
  call.audit({ entity: 'import', action: 'run', id, after });
  await carryOut(call, [userWork], id);
  const became = await tx
    .selectFrom('operation_row')
    .select(['position', 'id', 'label', 'reason', 'given', outcomeColumn])
    .where('customer_code', '=', customerCode)
    .where('operation', '=', id)
    .orderBy('position')
    .execute();
  const report = reportOf(became.map(importedRowOf));
  const among = (wanted: ReportCategory) => report.filter(({ category }) => category === wanted);
  return { success: among('OK'), warning: among('WARNING'), error: among('ERROR') };
});
