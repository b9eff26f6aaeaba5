import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import { type Database, DatabaseUnavailable } from '../db/database';
import { createOutageReporter, type Outage } from '../telemetry/outage';
import { noTracing, type Tracing } from '../telemetry/tracing';
import { sendMails } from './sendMails';
import { type MailTransport, smtpTransport } from './transport';

const PATIENCE = 1000;

interface MailingOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Records each mail as a span. */
  readonly tracing?: Tracing;
  /** Milliseconds between two reads of the outbox. */
  readonly every?: number;
}

/**
 * Sends due mails from the outbox periodically. Without SMTP_URL nothing is sent and mails stay there.
 * @returns a function that stops it and briefly waits for the mail in progress
 */
export function startMailing(options: MailingOptions): () => Promise<void> {
  const { config, db, clock, log, tracing = noTracing, every = 5000 } = options;
  if (!config.smtpUrl) return async () => undefined;
  const outage = createOutageReporter(log, 'The mail server', 'Mails wait until it does.');
  const transport = inSpans(tracing, watched(outage, smtpTransport(config.smtpUrl, config.mailFrom)));
  let round: Promise<void> | undefined;
  let stopped = false;
  const poll = async () => {
    try {
      await sendMails(db, clock, transport, () => !stopped);
    } catch (error) {
      // The outage of the database is logged elsewhere, once.
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
    // A mail server that hangs must not delay the shutdown: unsent mails are tried again.
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

/**
 * Returns a transport that records each mail as a span, without the recipient and without the server's response, which
 * may name the recipient.
 */
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
