import type { operatorStates } from '../../../contract/transfer/practice';
import { practiceArchives, practiceSet } from '../../../contract/transfer/practicesOfOperatorEndpoints';
import { areaNames, folderOf, type PracticeArea } from '../../../contract/transfer/transfer';
import type { Tx } from '../../db/database';
import { ofArchive, vaultOf } from '../../db/sealed';
import { type Call, implement } from '../../http/call';
import { transferWords } from '../../i18n/transfer.it';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';

interface Which {
  readonly customerCode: string;
  readonly codMin: string;
  readonly area: PracticeArea;
}

const NONE = 'La scuola non ha una pratica firmata per questo codice e quest’area.';
const NOT_NEXT = 'Una pratica è prima in lavorazione e poi completata.';

/** @param lock against concurrent changes of its progress */
async function signedPractice(tx: Tx, { customerCode, codMin, area }: Which, lock = false) {
  const row = await tx
    .selectFrom('practice')
    .select(['status_operatore', 'by_uid'])
    .where('customer_code', '=', customerCode)
    .where('cod_min_altri', '=', codMin)
    .where('area', '=', area)
    .where('status', '=', 'SIGNED')
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: NONE });
  return row;
}

const before = { STARTED: null, COMPLETED: 'STARTED' } as const;

const set = implement(practiceSet, async (call, { body }) => {
  const { customerCode, codMin, area, stato } = body;
  const { status_operatore, by_uid } = await signedPractice(call.tx, body, true);
  if (status_operatore !== before[stato]) throw new Refusal('conflict', { detail: NOT_NEXT });
  await call.tx
    .updateTable('practice')
    .set({
      status_operatore: stato,
      updated_date: call.now,
      ...(stato === 'STARTED' ? { started_at: call.now } : { completed_at: call.now }),
    })
    .where('customer_code', '=', customerCode)
    .where('cod_min_altri', '=', codMin)
    .where('area', '=', area)
    .execute();
  const after = { codMinAltri: codMin, area, statusOperatore: stato };
  call.audit({ entity: 'practice', action: 'set', id: customerCode, after });
  await tell(call, body, stato, by_uid);
  return undefined;
});

/** Sends a mail about the new state to the person who last signed or saved the practice. */
async function tell(
  { tx, now, config }: Call,
  { customerCode, codMin, area }: Which,
  state: (typeof operatorStates)[number],
  uid: string | null,
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['uid', 'email', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid ?? `supervisor.${customerCode}`)
    .executeTakeFirst();
  if (!account?.email) return;
  const { mail } = transferWords;
  const about = `${areaNames[area]}, ${codMin}`;
  const body = [
    `Gentile ${account.cn} ${account.sn},`,
    mail[state].body(about),
    mail.page(`${config.publicUrl}/areaamministrativa/altri-fornitori`),
    mail.end,
  ].join('\n\n');
  const subject = mail[state].subject(about);
  await queueMail(tx, { customerCode, uid: account.uid, recipient: account.email, subject, body }, now);
}

const archives = implement(practiceArchives, async (call, { query }) => {
  const { tx } = call;
  await signedPractice(tx, query);
  const { customerCode, codMin, area } = query;
  const rows = await tx
    .selectFrom('upload')
    .leftJoin('practice_file as file', (join) =>
      join.onRef('file.customer_code', '=', 'upload.customer_code').onRef('file.upload_id', '=', 'upload.id'),
    )
    .select(['upload.id', 'upload.name', 'upload.size', 'upload.sha256', 'file.supplier', 'file.password'])
    .where('upload.customer_code', '=', customerCode)
    .where('upload.folder', '=', folderOf({ codMinAltri: codMin, area }))
    .orderBy('upload.name')
    .execute();
  const vault = vaultOf(tx);
  const files = rows.map(({ id, name, size, sha256, supplier, password }) => ({
    id,
    filename: name,
    fornitore: supplier ?? '-',
    bytes: Number(size),
    sha256: sha256 ?? '-',
    ...(password && { password: vault.open(password, ofArchive(id)) }),
  }));
  const after = { codMinAltri: codMin, area, passwords: files.filter((file) => 'password' in file).length };
  call.audit({ entity: 'practice', action: 'open', id: customerCode, after });
  return files;
});

/** Implementations of the calls about transfers for the provider's own staff. */
export const byOperator = [set, archives] as const;
