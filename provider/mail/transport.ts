import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What became of a mail that was handed to the mail server. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** Nothing is wrong with the mail: the server is `away` or does not let us in, or is busy. */
  | { readonly kind: 'later'; readonly reason: string; readonly away: boolean }
  /** The server refuses this mail, now and always. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface MailTransport {
  send(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}

const SECONDS = 1000;

/** Sends through the mail server at `smtpUrl`, in the name of `from` (`Name <address>`). */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    close: () => transport.close(),
    send: async ({ id, recipient, subject, body }) => {
      try {
        const to = { name: '', address: recipient };
        // The same id at each attempt: a server that saw the mail already can tell.
        const messageId = `<${id}@${domain}>`;
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({ from, to, subject, text: body, messageId, headers });
        return { kind: 'sent' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
  };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** A wrong password or sender is mended by the operator and says nothing about the mail: that is `later`. */
function deliveryOf(error: unknown): Delivery {
  const { code = '', command = '', responseCode = 0, message = String(error) } = error as SmtpError;
  const aboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const reason = message.replace(/\s+/g, ' ').slice(0, 500);
  if (aboutTheMail && responseCode >= 500) return { kind: 'refused', reason };
  return { kind: 'later', reason, away: !aboutTheMail };
}
