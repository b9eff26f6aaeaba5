import { X509Certificate } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../contract/values/clock';
import type { Database } from '../db/database';
import { readLastBackup } from '../db/lastBackup';
import { readSpace } from '../db/schoolSpace';
import { readList } from '../db/trustedList';
import { readWaiting } from '../db/waiting';
import { roomIn } from '../objects/disk/room';
import type { ObjectStore } from '../objects/objectStore';
import { systemClock } from '../systemClock';
import { type Count, counts } from '../telemetry/counts';
import type { Answered } from './answered';

/**
 * Upper bounds of the histogram of response times, in seconds. The largest one that still feels quick is in the middle.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics for Prometheus about this process and the work waiting in its database. */
export interface Metrics {
  answered(request: Answered): void;
  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Other parts of the installation whose state is read with the metrics. */
export interface Watched {
  readonly objects?: Pick<ObjectStore, 'ping'>;
  /** The data folder. */
  readonly dataDir?: string;
  /** Certificates in PEM, by name. */
  readonly certificates?: Readonly<Record<string, string>>;
}

/**
 * Milliseconds after which the object store counts as down. It must be less than the 10 seconds that Prometheus waits.
 */
const OBJECTS_PATIENCE = 5000;

/**
 * Creates the metrics of this process.
 * @param db queried only when the metrics are read
 * @param schoolBytes the default limit for the files of a school
 */
export function createMetrics(
  db: Database,
  clock: Clock,
  schoolBytes: number,
  { objects, dataDir, certificates = {} }: Watched = {},
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'sportello_request_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const counter = <Labels extends Record<string, string>>(
    name: string,
    help: string,
    labelNames: readonly (keyof Labels & string)[],
    counted: Count<Labels>,
  ) =>
    new Counter({
      name: `sportello_${name}_total`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { labels, value } of counted.all()) this.inc(labels, value);
      },
    });
  counter(
    'sign_ins',
    'Sign-ins by how somebody tried, and what came of it',
    ['way', 'outcome'],
    counts.signIns,
  );
  counter(
    'signatures',
    'Signatures that were looked at, and what came of them',
    ['way', 'outcome', 'reason'],
    counts.signatures,
  );
  counter(
    'console_errors',
    'Errors that browsers reported, by console and where they were noticed',
    ['console', 'kind'],
    counts.consoleErrors,
  );
  counter('throttled', 'What was refused as one too many, by the limit', ['limit'], counts.throttled);
  const gauge = (name: string, help: string, labelNames: readonly string[]) =>
    new Gauge({ name: `sportello_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of requests to the database', ['state']);
  const up = gauge('database_up', 'Whether the database answered when this was read', []);
  const jobs = gauge('jobs', 'Jobs that are due, for later, given up, or of which the last try failed', [
    'kind',
    'state',
  ]);
  const oldestJob = gauge('job_oldest_seconds', 'How long the job that waits longest has been due', ['kind']);
  const mails = gauge('mails', 'Mails that are to be sent, or that were given up', ['state']);
  const oldestMail = gauge(
    'mail_oldest_seconds',
    'How long the mail that waits longest to be sent has waited',
    [],
  );

  const files = gauge('files_bytes', 'What the files of all schools take, and what of it is under way', [
    'state',
  ]);
  const uploads = gauge('uploads_open', 'Uploads of schools that are under way', []);
  const fullest = gauge('school_space_fullest', 'Which share of its space the fullest school has taken', []);

  const listLeft = gauge(
    'trusted_list_left_seconds',
    'How long until the next trusted list is due; negative once it is overdue',
    [],
  );

  const backupAge = gauge(
    'backup_age_seconds',
    'How long ago the last backup by Sportello was completed; absent if there was none',
    [],
  );
  const objectsUp =
    objects && gauge('objects_up', 'Whether the object store answered when this was read', []);
  const diskFree = dataDir && gauge('disk_free_bytes', 'Free bytes on the disk of the data folder', []);
  const certificateLeft = gauge('certificate_left_seconds', 'How long until a certificate expires', ['name']);
  const expiries = Object.entries(certificates).map(
    ([name, pem]) => [name, Date.parse(new X509Certificate(pem).validTo)] as const,
  );

  async function look(): Promise<void> {
    await Promise.all([lookInDatabase(), lookOutside()]);
  }

  async function lookOutside(): Promise<void> {
    const now = clock.now().getTime();
    for (const [name, until] of expiries) certificateLeft.set({ name }, (until - now) / 1000);
    // 0 for a disk that cannot be read, so that the other metrics are still returned.
    if (diskFree && dataDir) diskFree.set(await roomIn(dataDir).catch(() => 0));
    if (!objectsUp || !objects) return;
    const timeout = setTimeout(OBJECTS_PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('It did not answer in time.');
    });
    // The store logs its own outages.
    objectsUp.set(
      await Promise.race([objects.ping(), timeout]).then(
        () => 1,
        () => 0,
      ),
    );
  }

  async function lookInDatabase(): Promise<void> {
    const { open, idle, waiting } = db.connections();
    connections.set({ state: 'open' }, open);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waited for' }, waiting);
    for (const one of [jobs, oldestJob, mails]) one.reset();
    // A gauge without labels is 0 after `reset`, which would mean that the list is due now.
    listLeft.remove();
    backupAge.remove();
    try {
      const found = await readWaiting(db, clock.now());
      up.set(1);
      for (const { kind, due, later, parked, failing, oldest } of found.jobs) {
        jobs.set({ kind, state: 'due' }, due);
        jobs.set({ kind, state: 'later' }, later);
        jobs.set({ kind, state: 'parked' }, parked);
        jobs.set({ kind, state: 'failing' }, failing);
        oldestJob.set({ kind }, oldest);
      }
      mails.set({ state: 'due' }, found.mails.due);
      mails.set({ state: 'refused' }, found.mails.refused);
      oldestMail.set(found.mails.oldest);
      const space = await readSpace(db, schoolBytes);
      files.set({ state: 'arriving' }, space.arriving);
      files.set({ state: 'stored' }, space.bytes - space.arriving);
      uploads.set(space.open);
      fullest.set(space.fullest);
      const list = await db.asPlatform(readList);
      if (list?.nextUpdate) listLeft.set((Date.parse(list.nextUpdate) - clock.now().getTime()) / 1000);
      const backup = await db.asPlatform(readLastBackup);
      if (backup) backupAge.set((systemClock.now().getTime() - backup.getTime()) / 1000);
    } catch {
      // The outage of the database was already logged.
      up.set(0);
    }
  }

  return {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    text: async () => {
      await look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
