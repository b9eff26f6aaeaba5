import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** The result of handing a mail to the mail server. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** Not caused by the mail: the server is unreachable (`away`), denies access, or is busy. */
  | { readonly kind: 'later'; readonly reason: string; readonly away: boolean }
  /** The server permanently refuses this mail. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface MailTransport {
  send(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}

const SECONDS = 1000;

/** Creates a transport that sends through the mail server at `smtpUrl`, in the name of `from` (`Name <address>`). */
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
        // The same id at each attempt, so that a server can recognise a mail it has already received.
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

/**
 * Returns the outcome for an error. A wrong password or sender counts as `later`, because the operator can correct it
 * and it is not the mail's fault.
 */
function deliveryOf(error: unknown): Delivery {
  const { code = '', command = '', responseCode = 0, message = String(error) } = error as SmtpError;
  const aboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const reason = message.replace(/\s+/g, ' ').slice(0, 500);
  if (aboutTheMail && responseCode >= 500) return { kind: 'refused', reason };
  return { kind: 'later', reason, away: !aboutTheMail };
}
