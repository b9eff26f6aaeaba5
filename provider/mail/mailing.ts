import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../contract/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { sendMails } from './sendMails';
import { smtpTransport } from './transport';

const PATIENCE = 1000;

interface MailingOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Milliseconds between two looks into the outbox. */
  readonly every?: number;
}

/**
 * Sends what is due in the outbox, again and again. Without SMTP_URL nothing is sent: mails stay there.
 * @returns the function that stops it and waits a moment for the mail under way
 */
export function startMailing({ config, db, clock, log, every = 5000 }: MailingOptions): () => Promise<void> {
  if (!config.smtpUrl) return async () => undefined;
  const transport = smtpTransport(config.smtpUrl, config.mailFrom);
  let round: Promise<void> | undefined;
  let stopped = false;
  const poll = async () => {
    try {
      await sendMails(db, clock, transport, () => !stopped);
    } catch (error) {
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
