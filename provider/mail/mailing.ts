import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import { type Database, DatabaseUnavailable } from '../db/database';
import { createOutage, type Outage } from '../telemetry/outage';
import { noTracing, type Tracing } from '../telemetry/tracing';
import { sendMails } from './sendMails';
import { type MailTransport, smtpTransport } from './transport';

const PATIENCE = 1000;

interface MailingOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Is told of each mail as a span. */
  readonly tracing?: Tracing;
  /** Milliseconds between two looks into the outbox. */
  readonly every?: number;
}

/**
 * Sends what is due in the outbox, again and again. Without SMTP_URL nothing is sent: mails stay there.
 * @returns the function that stops it and waits a moment for the mail under way
 */
export function startMailing(options: MailingOptions): () => Promise<void> {
  const { config, db, clock, log, tracing = noTracing, every = 5000 } = options;
  if (!config.smtpUrl) return async () => undefined;
  const outage = createOutage(log, 'The mail server', 'Mails wait until it does.');
  const transport = inSpans(tracing, watched(outage, smtpTransport(config.smtpUrl, config.mailFrom)));
  let round: Promise<void> | undefined;
  let stopped = false;
  const poll = async () => {
    try {
      await sendMails(db, clock, transport, () => !stopped);
    } catch (error) {
      // The database tells that itself, once.
      if (!(error instanceof DatabaseUnavailable))
        log(`Mails could not be sent now: ${error instanceof Error ? error.message : error}`);
    } finally {
      round = undefined;
    }
  };
  const timer = setInterval(() => {
    round ??= poll();
  }, every);
  return async () => {
    stopped = true;
    clearInterval(timer);
    transport.close();
    // A mail server that hangs must not hold up the end: what it leaves undone is tried again.
    await Promise.race([round, wait(PATIENCE, undefined, { ref: false })]);
  };
}

const watched = (outage: Outage, transport: MailTransport): MailTransport => ({
  ...transport,
  async send(mail) {
    const delivery = await transport.send(mail);
    if (delivery.kind === 'later' && delivery.away) outage.begins(delivery.reason);
    else outage.ends();
    return delivery;
  },
});

/** To whom it goes, and what the server says of them, is in no span. */
const inSpans = (tracing: Tracing, transport: MailTransport): MailTransport => ({
  ...transport,
  async send(mail) {
    const attributes = { 'sportello.mail.id': mail.id };
    const span = tracing.begin({ name: 'send mail', kind: 'client', attributes });
    const delivery = await span.run(() => transport.send(mail));
    const { kind } = delivery;
    span.end({ attributes: { 'sportello.mail.outcome': kind }, failure: kind === 'sent' ? undefined : kind });
    return delivery;
  },
});
