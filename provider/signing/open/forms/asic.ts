import type { SignatureCode } from '../../../../contract/signing/verdict';
import { Unreadable } from '../../asn1/unreadable';
import type { Link } from '../../certificates/revocation';
import { withCodes } from '../../verify/comparedWith';
import { Content } from '../../verify/content';
import type { TimestampState } from '../../verify/timestamp';
import { verifyLevel } from '../../verify/verifyLevel';
import { judgeXml } from '../../xml/judgeXml';
import { DSIG, xmlDigests } from '../../xml/names';
import { bytesIn, childrenOf, firstAt, parseXml, xmlText } from '../../xml/parseXml';
import { algorithmOf } from '../../xml/references';
import type { Archive, ArchiveEntry } from '../archive';
import type { Found, FoundSigner, FoundTimestamp, Judging } from '../form';
import { judgeStamp } from '../stamp';
import { signaturesIn } from './xml';

const ASIC = ['http://uri.etsi.org/02918/v1.2.1#', 'http://uri.etsi.org/2918/v1.2.1#'] as const;
const META = 'META-INF/';
const MEDIA_TYPE = /^application\/vnd\.etsi\.asic-([se])\+zip$/;
/** Signature files by the names that EN 319 162-1 defines, case-insensitive. */
const named = {
  cades: /^META-INF\/[^/]*signature[^/]*\.p7s$/i,
  xades: /^META-INF\/[^/]*signatures[^/]*\.xml$/i,
  timestamp: /^META-INF\/[^/]*timestamp[^/]*\.tst$/i,
  manifest: /^META-INF\/[^/]*ASiC(Archive)?Manifest[^/]*\.xml$/i,
} as const;
const anyOf = Object.values(named);
const EVIDENCE = /^META-INF\/[^/]*evidencerecord[^/]*\.(ers|xml)$/i;
const MOST_SIGNATURES = 200;

const mediaTypeIn = ({ entries }: Archive): string | undefined =>
  entries
    .find(({ name }) => name === 'mimetype')
    ?.bytes.toString('latin1')
    .trim();

/** Reports whether an archive is a signature container, by its media type or its content. */
export function isAsic(archive: Archive): boolean {
  const own = mediaTypeIn(archive);
  if (own !== undefined && !MEDIA_TYPE.test(own)) return false;
  return own !== undefined || archive.entries.some(({ name }) => anyOf.some((pattern) => pattern.test(name)));
}

interface Manifest {
  readonly entry: ArchiveEntry;
  /** The file of the signature or timestamp over the manifest. */
  readonly signature: string;
  /** The names of the files that match their digest in the manifest. */
  readonly holds: readonly string[];
  readonly codes: readonly SignatureCode[];
}

/** Judges a container (EN 319 162-1): its files and, separately, the signatures and timestamps over them. */
export function openAsic(archive: Archive, judging: Judging): Found {
  const { entries } = archive;
  const files = entries.filter(({ name }) => !name.startsWith(META) && name !== 'mimetype');
  const content = new Map(entries.map(({ name, bytes }) => [name, Content.of(bytes)]));
  const all = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name));
  const manifests = all(named.manifest).map((entry) => readManifest(entry, content));
  const told = MEDIA_TYPE.exec(mediaTypeIn(archive) ?? '')?.[1];
  const isSimple = told ? told === 's' : manifests.length === 0 && files.length === 1;
  const codes: SignatureCode[] = [...archive.codes];
  const signers: FoundSigner[] = [];
  const timestamps: FoundTimestamp[] = [];
  const unchecked: Link[] = [];
  const placesOf = (names: readonly string[]) =>
    names.flatMap((name) => files.findIndex((one) => one.name === name)).filter((place) => place >= 0);
  if ((isSimple && files.length !== 1) || files.length === 0) codes.push('container-malformed');
  if (archive.hidesFiles) codes.push('file-not-signed');
  if (anyOf.flatMap(all).length > MOST_SIGNATURES) throw new Unreadable('too-complex');

  const stamps = all(named.timestamp).map(stamp);
  for (const entry of all(named.cades)) cades(entry);
  for (const entry of all(named.xades)) xades(entry);
  const isPreserved = all(EVIDENCE).length > 0;
  if (isPreserved) codes.push('evidence-unchecked');
  if (signers.length + timestamps.length === 0 && !isPreserved) codes.push('container-malformed');
  const covering = signers.length > 0 ? signers : timestamps;
  const covered = new Set(covering.flatMap(({ covers }) => covers));
  const isOpen = isPreserved && covering.length === 0;
  if (!isOpen && files.some((_, place) => !covered.has(place))) codes.push('file-not-signed');
  for (const manifest of manifests) codes.push(...manifest.codes);
  return {
    form: isSimple ? 'asicS' : 'asicE',
    mediaType: `application/vnd.etsi.asic-${isSimple ? 's' : 'e'}+zip`,
    codes: [...new Set(codes)],
    signers,
    timestamps,
    files,
    unchecked,
  };

  /** Returns what a signature or timestamp file is over, a manifest or the only file; undefined if that is unclear. */
  function about(
    name: string,
  ): { content: Content; covers: readonly string[]; codes: readonly SignatureCode[] } | undefined {
    const manifest = manifests.find(({ signature }) => signature === name);
    if (manifest)
      return { content: Content.of(manifest.entry.bytes), covers: manifest.holds, codes: manifest.codes };
    const [only] = files;
    // Without a manifest, a signature can only cover the only file.
    if (manifests.length === 0 && only && files.length === 1)
      return { content: Content.of(only.bytes), covers: [only.name], codes: [] };
    codes.push('container-malformed');
    return undefined;
  }

  function stamp(entry: ArchiveEntry) {
    const signed = about(entry.name);
    const failed = { names: [] as readonly string[], state: undefined };
    if (!signed) return failed;
    try {
      const { found, state, existedAt } = judgeStamp(entry.bytes, signed.content, judging);
      timestamps.push({
        ...found,
        codes: [...found.codes, ...signed.codes],
        covers: placesOf(signed.covers),
      });
      if (state.state === 'verified') unchecked.push(...state.unchecked);
      return { names: signed.covers, state: existedAt ? state : undefined };
    } catch {
      codes.push('stamp-broken');
      return failed;
    }
  }

  /** Returns the earliest timestamp over a signature file, which proves when it existed. */
  function stampedAt(name: string): TimestampState | undefined {
    const states = stamps.flatMap(({ names, state }) =>
      state?.state === 'verified' && names.includes(name) ? [state] : [],
    );
    return states.sort((one, other) => one.time.getTime() - other.time.getTime())[0];
  }

  function cades(entry: ArchiveEntry): void {
    const signed = about(entry.name);
    if (!signed) return;
    try {
      const level = verifyLevel({
        file: Buffer.from(entry.bytes),
        detachedContent: signed.content,
        stamped: stampedAt(entry.name),
        trust: judging.trust,
        at: judging.at,
        accepted: undefined,
        level: judging.level,
        before: judging.before + signers.length,
      });
      // A signature that contains content other than its target covers only that content.
      const isAbout = level.report.detached || level.report.contentSha256 === signed.content.sha256;
      if (!isAbout) codes.push('container-malformed');
      codes.push(...level.report.codes.filter((code) => code !== 'detached'));
      unchecked.push(...level.unchecked);
      for (const report of level.signers)
        signers.push({
          report: withCodes(report, signed.codes),
          covers: isAbout && report.integrity ? placesOf(signed.covers) : [],
          kind: 'person',
        });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      codes.push('inner-unreadable');
    }
  }

  function xades(entry: ArchiveEntry): void {
    try {
      const root = parseXml(xmlText(entry.bytes)).documentElement;
      const fileAt = (uri: string) => content.get(nameAt(uri));
      for (const signature of signaturesIn(root)) {
        const { trust, at, level, before } = judging;
        const found = judgeXml(signature, {
          trust,
          at,
          fileAt,
          stamped: stampedAt(entry.name),
          place: { level, countersigns: null },
          before: before + signers.length,
        });
        for (const { report, files: covers, unchecked: links } of found) {
          signers.push({
            report,
            covers: report.integrity ? placesOf(covers.map(nameAt)) : [],
            kind: 'person',
          });
          unchecked.push(...links);
        }
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      codes.push('inner-unreadable');
    }
  }
}

/** Resolves a URI to a file name: relative to the container's root. */
function nameAt(uri: string): string {
  try {
    return decodeURIComponent(uri).replace(/^(\.?\/)+/, '');
  } catch {
    return uri;
  }
}

/** Reads a manifest and compares its digests with the files. */
function readManifest(entry: ArchiveEntry, content: ReadonlyMap<string, Content>): Manifest {
  const codes = new Set<SignatureCode>();
  const holds: string[] = [];
  let signature = '';
  try {
    const root = parseXml(xmlText(entry.bytes)).documentElement;
    signature = nameAt(firstAt(root, ASIC, 'SigReference')?.getAttribute('URI') ?? '');
    for (const reference of childrenOf(root, ASIC, 'DataObjectReference')) {
      const name = nameAt(reference.getAttribute('URI') ?? '');
      const digest = xmlDigests[algorithmOf(firstAt(reference, DSIG, 'DigestMethod'))];
      const file = content.get(name);
      if (!file) codes.add('file-missing');
      else if (!digest) codes.add('algorithm-unknown');
      else if (!file.digest(digest.name).equals(bytesIn(firstAt(reference, DSIG, 'DigestValue'))))
        codes.add('content-altered');
      else if (!digest.accepted) codes.add('digest-weak');
      else holds.push(name);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    codes.add('container-malformed');
  }
  if (signature === '' || !content.has(signature)) codes.add('container-malformed');
  return { entry, signature, holds, codes: [...codes] };
}
