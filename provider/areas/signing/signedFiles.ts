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

/** Timeout in milliseconds for verifying a signature while a person waits. */
const TIME = 5_000;
/** Timeout in milliseconds for opening a file, which may have 50 MB and contain other files. */
const OPEN_TIME = 10_000;
/** Heap size in MB, because XML is parsed to a tree. */
const OPEN_HEAP = 200;

const taskOf = async ({ file, now, config, db }: Outside, more: Partial<Task> = {}): Promise<Task> => ({
  file: { bytes: file ?? new Uint8Array() },
  trust: await trustOf({ db, config }),
  at: now,
  ...more,
});
/**
 * Verifies a signature. Asks the certification authorities about revocation. If they do not respond, the report says
 * that the revocation status is unknown.
 */
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

/** Opens a file in any supported format, with the check of revocation as in {@link verify}. */
async function open(outside: Outside, name: string) {
  const { answer } = await verifyAsking(
    await taskOf(outside, { open: { name } }),
    { time: OPEN_TIME, heap: OPEN_HEAP, size: OPEN_FILE_LIMIT },
    askRevocation(outside),
  );
  return answer.opened as NonNullable<typeof answer.opened>;
}

/** Returns the index of the only document in a file, if it is in an envelope and there is no other. */
function documentIn({ report: { files } }: Awaited<ReturnType<typeof open>>): number | undefined {
  const leaves = [...files.keys()].filter((place) => !files.some(({ parent }) => parent === place));
  return leaves.length === 1 && leaves[0] !== 0 ? leaves[0] : undefined;
}

// People may look at a file signed by others, so the report names the signers beside the verdict.
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

/** Returns the inner files that fit into one response. */
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

/** Returns the caller's own tax code, or undefined if the school has not recorded it. */
async function taxCodeOf({ tx, caller }: Call): Promise<TaxCode | undefined> {
  const account = await tx
    .selectFrom('account')
    .select('codice_fiscale')
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
  return account?.codice_fiscale ? asTaxCode(account.codice_fiscale) : undefined;
}
