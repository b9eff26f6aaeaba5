import type { FastifyInstance } from 'fastify';
import type { Clock } from '../contract/values/clock';
import { buildApp } from './app';
import { storeByProcedure, works } from './areas';
import { linkNoticeWorker } from './areas/alias/linkNotice';
import { createTellConsoleError } from './areas/consoleErrors/tellConsoleError';
import { counterSigningWorker } from './areas/contracts/counterSigning';
import { exportWorker } from './areas/exportRequests/exportJob';
import { httpProducer } from './areas/exportRequests/exportProducer';
import { exportsWorker } from './areas/exportRequests/retainExports';
import { configureWorker } from './areas/preservation/configure';
import { preservationWorker } from './areas/preservation/documentJob';
import { provisioningQueueWorker, provisioningRemovalWorker } from './areas/provisioning/queuePersons';
import { provisioningStoppedWorker, provisioningWorker } from './areas/provisioning/send';
import { requestReminderWorker } from './areas/signing/requestReminder';
import { campusWorker } from './areas/staff/campusWorker';
import { schoolImportWorker } from './areas/staff/importWorker';
import { removalWorker } from './areas/staff/removalWorker';
import { binWorker } from './areas/stored/binWorker';
import { dueDatesWorker } from './areas/users/dueDatesWorker';
import { webhookStoppedWorker, webhookWorker } from './areas/webhooks/deliver';
import { archiveWorker } from './audit/archive/archiveMonths';
import { auditArchiveWorker } from './audit/heads';
import { auditForwardWorker } from './audit/siem/forwardAudit';
import { createClock } from './clock';
import type { Config } from './config';
import { refuseUnwritableFolder } from './dataFolder';
import { bringUp } from './db/bringUp';
import type { Database } from './db/database';
import { encryptSecretsAtRest } from './db/encryptSecretsAtRest';
import { makeMasterKey } from './db/masterKey';
import { type DatabaseOptions, openDatabase } from './db/openDatabase';
import { demoTarget } from './demo/demoTarget';
import { ensureDemo } from './demo/ensureDemo';
import { signInsToTry } from './demo/signIns';
import { revocationWorker } from './documentSigning/revocationWorker';
import { createSigners } from './documentSigning/signers';
import type { Services } from './http/services';
import { createIdentity } from './identity/createIdentity';
import { sealOf } from './identity/secondFactor/seal';
import { cleaningWorker } from './jobs/cleaning';
import { type StopJobs, startJobs } from './jobs/startJobs';
import { listen, refuseTakenPort } from './listen';
import { startMailing } from './mail/mailing';
import { createLog, logOf } from './monitoring/log';
import { createMetrics, type Metrics } from './monitoring/metrics';
import { serveMetrics } from './monitoring/metricsServer';
import { createArchive } from './objects/createArchive';
import { createObjectStore } from './objects/createObjectStore';
import { operationWorker } from './operations/operationJob';
import { operatorSecret } from './operatorSecret';
import { systemClock } from './systemClock';
import { createTracing } from './telemetry/createTracing';
import { createOutageReporter } from './telemetry/outage';
import { tellStatement } from './telemetry/tellStatement';
import type { Tracing } from './telemetry/tracing';
import { fileRemovalWorker } from './uploads/removeFile';
import { uploadsWorker } from './uploads/retainUploads';

/** Milliseconds between two looks for due jobs. It is short because people watch the progress of their jobs. */
const LOOK_FOR_JOBS = 1000;

/** Milliseconds for which a stopping process waits for its requests. In total it exits within 25 seconds. */
const REQUESTS_END_WITHIN = 20_000;

/** A running provider; stopping it lets requests in progress complete. */
export interface RunningProvider {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

/**
 * Assembles the provider and listens: database, its migrations, the demo, the identity provider, the app.
 * @param consoleFolder the folder of the built console
 * @throws ConfigError, StartupError with one sentence for the terminal
 */
export async function startProvider(
  config: Config,
  consoleFolder: string,
  { engine }: Pick<DatabaseOptions, 'engine'> = {},
): Promise<RunningProvider> {
  await refuseTakenPort(config);
  if (config.databaseUrl) refuseUnwritableFolder(config);
  const log = createLog(config.logLevel);
  const tracing = createTracing(config.tracing, log);
  const db = await openDatabase({ ...config, engine }, log, tellStatement(tracing));
  try {
    await makeMasterKey(db, config);
    await bringUp(db, { log });
    await sealOf(db);
    await encryptSecretsAtRest(db);
    // The demo is made before anything else queries the database, because the embedded one has a single session and the
    // demo occupies it for some seconds. Its messages are logged at any level, because a person waits at the terminal.
    const tell = (message: string) => logOf('info').info(message);
    await ensureDemo({ config, db, clock: systemClock, log: tell });
    const clock = await createClock(db, config.demo);
    const s3Outage = createOutageReporter(log, 'The object store', 'Files wait until it does.');
    const objects = createObjectStore(config, db, systemClock, s3Outage);
    const archive = createArchive(config, systemClock, s3Outage);
    const spid = config.spid?.authentication;
    const metrics = createMetrics(db, clock, config.schoolSpace.bytes, {
      objects,
      dataDir: config.dataDir,
      certificates: { ...(spid && 'certificate' in spid && { spid: spid.certificate }) },
    });
    const stopMetrics = await serveMetrics(config.metrics, metrics);
    const app = await serve(config, db, clock, objects, { consoleFolder, log, tracing, metrics });
    const stopMailing = startMailing({ config, db, clock, log, tracing });
    const signInElsewhere = config.oidc !== undefined;
    const producer = config.exportProducer && httpProducer(config.exportProducer);
    const workers = [
      campusWorker({ db, clock, log }),
      cleaningWorker(db, clock),
      counterSigningWorker({ db, clock, config }),
      requestReminderWorker({ db, clock, config }),
      dueDatesWorker({ db, clock, publicUrl: config.publicUrl, signInElsewhere }),
      operationWorker({ db, clock, works, publicUrl: config.publicUrl, signInElsewhere, log }),
      preservationWorker({ db, clock, provider: config.providerName, contact: config.supportContact }),
      configureWorker({ db, clock }),
      linkNoticeWorker({ db }),
      webhookStoppedWorker({ db, clock, config, log }),
      provisioningStoppedWorker({ db, clock, config, log }),
      schoolImportWorker({ db, clock, publicUrl: config.publicUrl, signInElsewhere }),
    ];
    const ofFiles = [
      auditArchiveWorker(db, clock, archive, log),
      // The demo is not archived, because it can be made again.
      ...(config.demo
        ? []
        : [archiveWorker({ db, clock, archive, auditKeptMonths: config.auditKeptMonths }, log)]),
      fileRemovalWorker({ objects }),
      removalWorker({ db, clock, objects }),
      binWorker({ db, clock }),
      uploadsWorker({ db, clock, objects, log }),
      exportsWorker({ db, clock, objects }),
    ];
    // Separate workers: they wait for external hosts, and no other job should wait for them.
    const waiting = [
      ofFiles,
      [revocationWorker({ db, clock, config, log, procedures: storeByProcedure })],
      [exportWorker({ db, clock, objects, publicUrl: config.publicUrl, producer })],
      ...(config.auditSyslog
        ? [
            [
              auditForwardWorker({
                db,
                clock,
                receiver: config.auditSyslog,
                host: new URL(config.publicUrl).hostname,
              }),
            ],
          ]
        : []),
      [webhookWorker({ db, clock, config, log })],
      [provisioningQueueWorker({ db, clock }), provisioningRemovalWorker({ db })],
      [provisioningWorker({ db, clock, config, log, ask: config.demo ? demoTarget() : undefined })],
    ];
    const jobs = { db, clock, log, tracing, every: LOOK_FOR_JOBS };
    const lanes: StopJobs[] = [];
    for (const lane of [workers, ...waiting]) lanes.push(await startJobs({ ...jobs, workers: lane }));
    const stop = async () => {
      clock.stop();
      // Requests still in progress by then are cut off.
      const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_WITHIN).unref();
      const closed = app.close();
      await Promise.allSettled([stopMailing(), closed, ...lanes.map((stopLane) => stopLane(closed))]);
      clearTimeout(cut);
      await stopMetrics();
      await tracing.close();
      await db.close();
    };
    return { app, stop };
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Serving {
  readonly consoleFolder: string;
  readonly log: (message: string, details?: object) => void;
  readonly tracing: Tracing;
  readonly metrics: Metrics;
}

async function serve(
  config: Config,
  db: Database,
  clock: Clock,
  objects: Services['objects'],
  { consoleFolder, log: tell, tracing, metrics: { answered } }: Serving,
): Promise<FastifyInstance> {
  const log = { error: (details: object, message: string) => tell(message, details) };
  const demoSignIns = signInsToTry.map(({ signIn }) => signIn);
  const identity = await createIdentity({ config, db, clock, log, demoSignIns });
  const secret = operatorSecret(config);
  const signers = createSigners({ config, db, clock, operatorSecret: secret });
  const tellConsoleError = createTellConsoleError({ dsn: config.consoleErrorsDsn, log: tell });
  const services = {
    config,
    db,
    clock,
    identity,
    objects,
    operatorSecret: secret,
    signers,
    tellConsoleError,
  };
  const app = await buildApp(services, { consoleFolder, logLevel: config.logLevel, answered, tracing });
  await listen(app, config);
  return app;
}
