import { createHash } from 'node:crypto';
import type {
  FileForm,
  FileVerdict,
  OpenedFile,
  OpenedReport,
  OpenedSigner,
  OpenedTimestamp,
} from '../../../contract/signing/opened';
import type { LevelReport } from '../../../contract/signing/report';
import {
  nextStepOf,
  type SignatureCode,
  signatureCodes,
  verdictOf,
  worstOf,
} from '../../../contract/signing/verdict';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import { Content } from '../verify/content';
import type { Contained, Covered, Found, Judging, Sibling } from './form';
import { openAs } from './openAs';
import { safeName } from './safeName';

export interface OpenQuestion {
  readonly trust: Trust;
  readonly at: Date;
  /** The file name given by the sender. */
  readonly name: string;
  /** The content of a detached signature or timestamp, if available. */
  readonly content?: Buffer;
}

export interface Opened {
  readonly report: OpenedReport;
  readonly unchecked: readonly Link[];
  /** The bytes of the files inside, by their index in the report; without the opened file itself. */
  readonly contents: ReadonlyMap<number, Buffer>;
}

/** The maximum nesting of files. */
const DEEPEST = 5;
/** The maximum number of files in total. */
const MOST_FILES = 1000;
/** The maximum number of unpacked bytes, for all archives together. */
const MOST_UNPACKED = 100_000_000;

/** Forms whose unreadable files may be signatures. */
const signedForms: readonly FileForm[] = ['cades', 'asicS', 'asicE', 'timestamp', 'timestamped', 'm7m'];

interface Entry {
  readonly file: Contained;
  readonly parent: number | null;
  readonly depth: number;
  /** The number of CMS envelopes around the file. */
  readonly levels: number;
}

/**
 * Opens a file of any form and the files inside it, and judges every signature and timestamp on the way. It never
 * throws because of the content. The buffer is not modified.
 */
export async function openFile(file: Buffer, { trust, at, name, content }: OpenQuestion): Promise<Opened> {
  const entries: Entry[] = [];
  const files: OpenedFile[] = [];
  const signers: OpenedSigner[] = [];
  const timestamps: OpenedTimestamp[] = [];
  const levels: LevelReport[] = [];
  const unchecked: Link[] = [];
  const room = { left: MOST_UNPACKED };

  await visit([{ file: { name, bytes: file }, parent: null, depth: 0, levels: 0 }], beside(content));
  return { report: reportOn(), unchecked, contents: contents() };

  async function visit(group: readonly Entry[], besides: readonly Sibling[]): Promise<void> {
    const first = entries.length;
    entries.push(...group);
    const siblings = group.map(({ file: { bytes } }, nth) => ({
      place: first + nth,
      content: Content.of(bytes),
    }));
    for (const [nth, entry] of group.entries()) {
      const place = first + nth;
      const others = [...siblings.filter((one) => one.place !== place), ...besides];
      await look(entry, place, others);
    }
  }

  async function look(entry: Entry, place: number, siblings: readonly Sibling[]): Promise<void> {
    const { existedAt } = entry.file;
    const judging: Judging = {
      trust,
      at: existedAt && existedAt < at ? existedAt : at,
      level: entry.levels + 1,
      before: signers.length,
      room,
      siblings,
    };
    const found = await openAs(entry.file, judging);
    const inside = found.files ?? [];
    const tooMany = entry.depth >= DEEPEST || entries.length + inside.length > MOST_FILES;
    const reached = tooMany ? [] : inside;
    const codes: SignatureCode[] = [...(found.codes ?? [])];
    if (tooMany && inside.length > 0 && (await isMore(inside, judging))) codes.push('too-many-levels');
    files[place] = { ...about(entry, found), codes, verdict: 'unsigned' };
    const firstInside = entries.length;
    const placesOf = (covers: readonly Covered[]) =>
      covers.flatMap((one) => {
        if (one === 'itself') return [place];
        if (typeof one === 'object') return [one.beside];
        return one < reached.length ? [firstInside + one] : [];
      });
    for (const { report, covers, kind } of found.signers ?? [])
      signers.push({ ...report, file: place, kind, covers: placesOf(covers) });
    for (const { covers, ...stamp } of found.timestamps ?? [])
      timestamps.push({
        ...stamp,
        file: place,
        covers: placesOf(covers),
        verdict: verdictOf(stamp.codes),
      });
    if (found.level) levels.push(found.level);
    // The certificates of invalid signatures are left out, so that no authority is asked about them.
    if (
      signers.some((one) => one.file === place && one.verdict === 'passed') ||
      timestamps.some((one) => one.file === place && one.verdict === 'passed')
    )
      unchecked.push(...(found.unchecked ?? []));
    await visit(
      reached.map((contained) => ({
        file: { ...contained, existedAt: contained.existedAt ?? existedAt },
        parent: place,
        depth: entry.depth + 1,
        levels: entry.levels + (found.level ? 1 : 0),
      })),
      [],
    );
    const isBroken = ({ form, verdict }: OpenedFile) =>
      verdict === 'unreadable' && signedForms.includes(form);
    if (files.some((one) => one.parent === place && isBroken(one))) codes.push('inner-unreadable');
    files[place] = { ...about(entry, found), codes, verdict: verdictAt(place, codes) };
  }

  function verdictAt(place: number, codes: readonly SignatureCode[]): FileVerdict {
    const own = [...signers, ...timestamps].filter((one) => one.file === place).map(({ verdict }) => verdict);
    const coded = verdictOf(codes);
    if (own.length > 0) return worstOf([coded, ...own]);
    if (codes.some((code) => signatureCodes[code].means === 'unreadable')) return 'unreadable';
    return coded === 'passed' ? 'unsigned' : coded;
  }

  function reportOn(): OpenedReport {
    const [root] = files as [OpenedFile];
    const nothing = signers.length === 0 && timestamps.length === 0;
    const own = [
      ...new Set([...files.flatMap((one) => one.codes), ...timestamps.flatMap((one) => one.codes)]),
    ];
    const judged = files
      .map(({ verdict }) => verdict)
      .filter((one) => one !== 'unsigned' && one !== 'unreadable');
    const unreadableOnly = nothing && judged.length === 0;
    const nothingSigned = root.mediaType === 'text/html' ? 'web-page' : 'unsigned';
    const codes = unreadableOnly && root.verdict === 'unsigned' ? [nothingSigned as SignatureCode] : own;
    const readable = codes.filter((code) => signatureCodes[code].means !== 'unreadable');
    const all = [...(unreadableOnly ? codes : readable), ...signers.flatMap((one) => one.codes)];
    const documents = files.filter((_, place) => !files.some(({ parent }) => parent === place));
    return {
      verdict: unreadableOnly ? 'unreadable' : worstOf(judged),
      contentSha256: (documents.length === 1 && documents[0]?.sha256) || null,
      signers,
      codes: unreadableOnly ? codes : readable,
      nextStep: nextStepOf(all),
      levels,
      at: at.toISOString(),
      fileSha256: root.sha256,
      timestamps,
      files,
    };
  }

  function contents(): ReadonlyMap<number, Buffer> {
    return new Map(entries.flatMap(({ file: { bytes } }, place) => (place === 0 ? [] : [[place, bytes]])));
  }
}

/** Returns the given content as a file beside the opened one, with index 0 as it has no index of its own. */
const beside = (content: Buffer | undefined): readonly Sibling[] =>
  content ? [{ place: 0, content: Content.of(content) }] : [];

const about = (
  { file, parent }: Entry,
  { form, mediaType }: Found,
): Pick<OpenedFile, 'parent' | 'name' | 'form' | 'mediaType' | 'size' | 'sha256'> => ({
  parent,
  name: safeName(file.name),
  form,
  mediaType,
  size: file.bytes.length,
  sha256: createHash('sha256').update(file.bytes).digest('hex'),
});

/** Reports whether files that are too many or too deep to open contain anything to verify. */
async function isMore(files: readonly Contained[], judging: Judging): Promise<boolean> {
  for (const file of files) {
    const { form, signers = [] } = await openAs(file, judging);
    if (signers.length > 0 || ['zip', 'message', 'm7m', 'timestamped'].includes(form)) return true;
  }
  return false;
}
