import {
  OPEN_FILE_LIMIT,
  OPENED_CONTENT_LIMIT,
  signedFileOpen,
  signedFileReport,
  signedFileReportPdf,
  signedFileType,
  signingState,
} from '../../../contract/signing/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import { asTaxCode, type TaxCode } from '../../../contract/values/codiceFiscale';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { examinePdf } from '../../documents/pdf/examinePdf';
import { makeSignatureReport } from '../../documents/signatureReport';
import { type Call, implement, implementInSteps, type Outside } from '../../http/call';
import { askRevocation } from '../../revocation/askRevocation';
import { mediaTypeOf } from '../../signing/mediaType';
import { verifyAsking } from '../../signing/verifyAsking';
import type { Task } from '../../signing/worker/task';
import { verifyInWorker } from '../../signing/worker/verifyInWorker';
import { trustOf } from '../../trust/trustOf';
import { ownersOf } from './ownersOf';

/** Milliseconds: somebody is waiting. */
const TIME = 5_000;
/** A file of any form may have 50 MB, and others inside it. */
const OPEN_TIME = 10_000;
/** MB: XML is read into a tree. */
const OPEN_HEAP = 200;

const taskOf = async ({ file, now, config, db }: Outside, more: Partial<Task> = {}): Promise<Task> => ({
  file: { bytes: file ?? new Uint8Array() },
  trust: await trustOf({ db, config }),
  at: now,
  ...more,
});
/** Authorities are asked about revocation; where they do not answer, the report says that nobody knows. */
const verify = async (outside: Outside, more: Partial<Task> = {}): Promise<SignatureReport> =>
  (await verifyAsking(await taskOf(outside, more), { time: TIME }, askRevocation(outside))).answer.report;

export const type = implementInSteps(signedFileType, {
  find: async () => undefined,
  work: async (_, outside) => ({
    data: mediaTypeOf(await verifyInWorker(await taskOf(outside), { time: TIME })),
  }),
  store: async (_call, _input, worked) => worked,
});

export const report = implementInSteps(signedFileReport, {
  find: taxCodeOf,
  work: (person, outside, { query: { contentSha256 } }) =>
    verify(outside, { ...(contentSha256 && { contentSha256 }), ...(person && { person }) }),
  store: async (_call, _input, worked) => worked,
});

/** Opens a file of any form. Authorities are asked about revocation as above. */
async function open(outside: Outside, name: string) {
  const { answer } = await verifyAsking(
    await taskOf(outside, { open: { name } }),
    { time: OPEN_TIME, heap: OPEN_HEAP, size: OPEN_FILE_LIMIT },
    askRevocation(outside),
  );
  return answer.opened as NonNullable<typeof answer.opened>;
}

/** The one document in a file, where it is in an envelope and there is no other. */
function documentIn({ report: { files } }: Awaited<ReturnType<typeof open>>): number | undefined {
  const leaves = [...files.keys()].filter((place) => !files.some(({ parent }) => parent === place));
  return leaves.length === 1 && leaves[0] !== 0 ? leaves[0] : undefined;
}

// Whoever looks at a file need not have signed it: whose it is is told beside the verdict.
export const opened = implementInSteps(signedFileOpen, {
  find: async () => undefined,
  work: async (_, outside, { query: { name } }) => {
    const found = await open(outside, name ?? '');
    const document = documentIn(found);
    const content = document === undefined ? undefined : found.contents.get(document);
    const { unreadable } = content ? await examinePdf(content, { time: TIME }) : {};
    const isPdf = content !== undefined && unreadable !== 'notPdf' && unreadable !== 'empty';
    return {
      found: found.report,
      contents: handedOut(found.contents, isPdf ? document : undefined),
      ...(document !== undefined && { document }),
      ...(unreadable && { unreadable }),
      ...(isPdf && { content: Buffer.from(content).toString('base64') }),
    };
  },
  store: async ({ tx, caller }, _input, { found, ...content }) => ({
    report: found as never,
    ...content,
    owners: await ownersOf(tx, caller.customerCode, found),
  }),
});

/** The files inside, as far as they find room in one answer. */
function handedOut(contents: ReadonlyMap<number, Uint8Array>, except: number | undefined) {
  let room = OPENED_CONTENT_LIMIT;
  return [...contents].flatMap(([file, bytes]) => {
    if (file === except || bytes.byteLength > room) return [];
    room -= bytes.byteLength;
    return [{ file, content: Buffer.from(bytes).toString('base64') }];
  });
}

export const reportPdf = implementInSteps(signedFileReportPdf, {
  find: async () => undefined,
  work: async (_, outside, { query: { name, reader } }) => {
    const { report: found } = await open(outside, name ?? '');
    const content = await makeSignatureReport(found, reader ?? 'receiver');
    return { name: 'rapporto-di-verifica.pdf', content: content.toString('base64') };
  },
  store: async (_call, _input, worked) => worked,
});

export const state = implement(signingState, async ({ tx, caller, config, signers, now }) => {
  const head = await signatoryOf(tx, caller.customerCode, 'DS');
  const code = (length: 6 | 8) => (head && signers[0]?.codeFor?.(head.uid, length, now)) ?? '';
  return {
    maintenance: config.signingMaintenance,
    providers: signers.map(({ name }) => name as 'sigillo'),
    ...(head && { signer: head.name }),
    ...(head && signers[0]?.codeFor && { demo: { username: head.uid, otp6: code(6), otp8: code(8) } }),
  };
});

/** The caller's own tax code; undefined where the school has not written it down. */
async function taxCodeOf({ tx, caller }: Call): Promise<TaxCode | undefined> {
  const account = await tx
    .selectFrom('account')
    .select('codice_fiscale')
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
  return account?.codice_fiscale ? asTaxCode(account.codice_fiscale) : undefined;
}
