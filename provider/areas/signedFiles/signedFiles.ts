import { signedFileReport, signedFileType } from '../../../contract/endpoints/signedFiles';
import type { SignatureReport } from '../../../contract/signatures/report';
import { type Call, implement } from '../../http/call';
import { mediaTypeOf } from '../../signing/mediaType';
import { trustFolders } from '../../signing/trustFolders';
import type { Task } from '../../signing/worker/task';
import { verifyInWorker } from '../../signing/worker/verifyInWorker';

/** Milliseconds: somebody is waiting, and so is the transaction that the call is in. */
const TIME = 5_000;

const verify = ({ file, now, config }: Call, more: Partial<Task> = {}): Promise<SignatureReport> =>
  verifyInWorker(
    {
      file: { bytes: file ?? new Uint8Array() },
      trust: { folders: trustFolders(config) },
      at: now,
      ...more,
    },
    { time: TIME },
  );

export const type = implement(signedFileType, async (call) => ({ data: mediaTypeOf(await verify(call)) }));

export const report = implement(signedFileReport, async (call, { query }) => {
  const { contentSha256 } = query;
  const person = await taxCodeOf(call);
  return verify(call, { ...(contentSha256 && { contentSha256 }), ...(person && { person }) });
});

/** The caller's own tax code; undefined where the school has not written it down. */
async function taxCodeOf({ tx, caller }: Call): Promise<string | undefined> {
  const account = await tx
    .selectFrom('account')
    .select('codice_fiscale')
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
  return account?.codice_fiscale ?? undefined;
}
