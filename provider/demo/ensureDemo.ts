import { sql } from 'kysely';
import type { Clock } from '../../contract/values/clock';
import { dayInRome } from '../../contract/values/dates';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';
import { StartupError } from '../db/startupError';
import { hashPassword, verifyPassword } from '../identity/password';
import { insertExamples } from './insertExamples';
import { insertAlias, insertCatalogue, insertNews } from './insertPlatform';
import { insertSchools } from './insertSchools';
import { readRegistry } from './registry';
import { insertContents, insertResources } from './resources/insertResources';
import { insertMergers } from './resources/mergers';
import { insertPracticeToSign } from './resources/practiceToSign';
import { insertSignedContracts } from './resources/signedContracts';
import { insertSignedPractices } from './resources/signedPractices';
import { type DemoSchool, demoSchool } from './school';
import { schoolPlans } from './schoolPlans';
import { sharePeople } from './sharedPeople';

/** The setting that marks a database with the demo, since when, and the hash of the demo's single password. */
export interface DemoMark {
  readonly seed: string;
  /** ISO 8601: when it was seeded; every date of the demo is relative to it. */
  readonly epoch: string;
  readonly passwordHash: string;
}

export interface DemoDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log?: (message: string) => void;
}

const SEED = 'sportello';

/**
 * Makes the demo in an empty database, and keeps its password equal to the configured one.
 * @returns whether the demo was made now, existed already, or is not wanted here
 * @throws StartupError when the database holds the demo and none is wanted: its sign-ins are public; and when it holds
 * schools but not the demo that is wanted
 */
export async function ensureDemo(dependencies: DemoDependencies): Promise<'seeded' | 'kept' | 'none'> {
  const { config, db } = dependencies;
  const found = await db.asOwner(async (tx) => ({ mark: await readMark(tx), empty: !(await anySchool(tx)) }));
  if (!config.demo) {
    if (found.mark) throw new StartupError(DEMO_IS_THERE);
    return 'none';
  }
  if (found.mark) {
    await followPassword(dependencies, found.mark);
    await insertExamples(dependencies);
    return 'kept';
  }
  if (!found.empty) throw new StartupError(DEMO_IS_NOT_THERE);
  dependencies.log?.(
    'First start: the demo is being made, with its schools, people and documents. This takes up to a minute, once.',
  );
  const seeded = await seed(dependencies);
  await insertExamples(dependencies);
  return seeded;
}

const DEMO_IS_THERE =
  'This database holds the demo, whose sign-ins are public, and none is wanted here (DEMO=0, or the default where ' +
  'PUBLIC_URL is not this machine): give DATA_DIR or DATABASE_URL an empty place, or set DEMO=1.';

/**
 * A demo is refused on a database with other schools: its test identities, certificate authority and movable clock
 * would let anybody sign in, sign documents and change the time.
 */
const DEMO_IS_NOT_THERE = 'This database holds schools and not the demo: set DEMO=0.';

/** Makes the schools of the demo with data relative to a day. */
export async function demoSchools(today: string): Promise<readonly DemoSchool[]> {
  const registry = await readRegistry();
  const birthplaces = [...new Set(registry.map(({ cadastralCode }) => cadastralCode))];
  return sharePeople(
    schoolPlans(registry).map((plan) => demoSchool(plan, { seed: SEED, today, birthplaces })),
  );
}

async function seed({ config, db, clock }: DemoDependencies): Promise<'seeded' | 'kept'> {
  const epoch = clock.now();
  const passwordHash = await hashPassword(config.demoPassword);
  const schools = await demoSchools(dayInRome(epoch));
  return await db.asOwner(async (tx) => {
    // If two processes start together on one empty database, the second finds the work done.
    await sql`select pg_advisory_xact_lock(hashtextextended('sportello demo', 0))`.execute(tx);
    if (await anySchool(tx)) return 'kept';
    await insertCatalogue(tx);
    await insertSchools(tx, schools, passwordHash);
    await insertAlias(tx, schools, passwordHash, epoch);
    await insertNews(tx, epoch);
    await insertContents(tx, dayInRome(epoch));
    await insertResources(tx, schools, SEED, epoch);
    await insertSignedContracts(tx, schools, { dataDir: config.dataDir, at: epoch });
    const about = { dataDir: config.dataDir, contact: config.supportContact };
    await insertSignedPractices(tx, schools, about);
    await insertPracticeToSign(tx, schools, config, epoch);
    await insertMergers(tx, schools, config, epoch);
    await writeMark(tx, { seed: SEED, epoch: epoch.toISOString(), passwordHash });
    await sql`analyze school, licence, account, account_group, registry_person`.execute(tx);
    return 'seeded';
  });
}

/** Gives people who still have the demo's password the one that DEMO_PASSWORD now sets. */
async function followPassword({ config, db }: DemoDependencies, mark: DemoMark): Promise<void> {
  if (await verifyPassword(mark.passwordHash, config.demoPassword)) return;
  const passwordHash = await hashPassword(config.demoPassword);
  await db.asOwner(async (tx) => {
    for (const table of ['account', 'alias'] as const) {
      await tx
        .updateTable(table)
        .set({ password_hash: passwordHash })
        .where('password_hash', '=', mark.passwordHash)
        .execute();
    }
    await writeMark(tx, { ...mark, passwordHash });
  });
}

const MARK = 'demo';

/** Reads the mark of the demo, if the database holds it. */
export function readMark(tx: Tx): Promise<DemoMark | undefined> {
  return readSetting<DemoMark>(tx, MARK);
}

async function writeMark(tx: Tx, mark: DemoMark): Promise<void> {
  await writeSetting(tx, MARK, mark);
}

/** Reports whether the database has a school; the audit chain of the provider's staff is not one. */
export async function anySchool(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('school').select('customer_code').limit(1).executeTakeFirst();
  return row !== undefined;
}
