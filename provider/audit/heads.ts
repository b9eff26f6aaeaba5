import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../contract/clock';
import { dayInRome } from '../../contract/dates';
import type { Database } from '../db/database';
import { readOrCreateSecret } from '../db/settings';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import type { Archive } from '../objects/archive';
import type { Head } from './chainCheck';

/** Where every audit log ended on a day, signed: what is removed from the end of one in the database is seen by it. */
export interface ArchivedHeads {
  readonly day: string;
  readonly at: string;
  /** By school; PLATFORM for the provider's own staff. */
  readonly heads: Readonly<Record<string, Head>>;
  /** SPKI, base64: the same in every file of an installation. */
  readonly publicKey: string;
}

interface Signed {
  readonly archived: ArchivedHeads;
  /** Ed25519, base64, over the JSON of the rest. */
  readonly signature: string;
}

const SETTING = 'auditArchiveKey';
/** Days for which the newest is looked for. */
const LOOK_BACK = 60;
const DAY = 24 * 60 * 60 * 1000;

/** The newest file, or undefined. @throws Error where its signature does not fit */
export async function newestHeads(archive: Archive, clock: Clock): Promise<ArchivedHeads | undefined> {
  const text = await archive.newest(dayInRome(new Date(clock.now().getTime() - LOOK_BACK * DAY)));
  if (text === undefined) return undefined;
  const { archived, signature } = JSON.parse(text) as Signed;
  const key = createPublicKey({
    key: Buffer.from(archived.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const holds = verify(null, Buffer.from(JSON.stringify(archived)), key, Buffer.from(signature, 'base64'));
  if (!holds) throw new Error(`The archived ends of audit logs of ${archived.day} were changed.`);
  return archived;
}

/**
 * Writes down, once a day, where every log ends. A log that lacks what was its end keeps the archived one, and is told.
 * @returns the schools whose logs do
 */
export async function archiveHeads(db: Database, clock: Clock, archive: Archive): Promise<readonly string[]> {
  const now = clock.now();
  const day = dayInRome(now);
  const before = await newestHeads(archive, clock);
  if (before && before.day >= day) return [];
  const wanted = Object.entries(before?.heads ?? {}).map(([code, head]) => ({ code, ...head }));
  const { ends, missing } = await db.asPlatform(async (tx) => {
    const found = await sql<{ code: string; seq: number; hash: string }>`
      select customer_code as code, seq, hash from audit_heads()`.execute(tx);
    const lost = await sql<{ code: string }>`
      select audit_heads_missing(${JSON.stringify(wanted)}::jsonb) as code`.execute(tx);
    return { ends: found.rows, missing: lost.rows.map(({ code }) => code) };
  });
  const heads: Record<string, Head> = {};
  for (const { code, seq, hash } of ends) heads[code] = { seq, hash };
  for (const code of missing) heads[code] = before?.heads[code] as Head;
  const { privateKey } = await readOrCreateSecret(db, SETTING, makeKey);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  const archived: ArchivedHeads = { day, at: now.toISOString(), heads, publicKey };
  const signature = sign(null, Buffer.from(JSON.stringify(archived)), key).toString('base64');
  await archive.write(`${day}.json`, `${JSON.stringify({ archived, signature } satisfies Signed)}\n`);
  return missing;
}

const makeKey = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
};

const kind = new JobKind<Record<string, never>>('auditArchive');
const HOUR = 3600;

/** Archives once a day, in one of the processes. @param log is told of logs that lack their end */
export function auditArchiveWorker(
  db: Database,
  clock: Clock,
  archive: Archive,
  log: (message: string) => void,
): Worker {
  const run = async () => {
    const missing = await archiveHeads(db, clock, archive);
    if (missing.length > 0)
      log(
        `Audit logs lack lines that they had: ${missing.join(', ')}. See "npm run operator -- audit verify".`,
      );
  };
  return workerOf(kind, run, { every: HOUR });
}
