/** A line of the audit log as it is sent: who did what, without the values before and after. */
export interface ForwardedLine {
  /** Customer code; PLATFORM for the provider's own staff. */
  readonly chain: string;
  readonly seq: number;
  readonly at: Date;
  readonly who: string;
  readonly as_whom: string;
  readonly entity: string;
  readonly action: string;
  readonly id: string | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly address: string | null;
  readonly previous_hash: string;
  readonly hash: string;
}

/** Facility "log audit" (RFC 5424, table 1). */
const FACILITY = 13;
const INFORMATIONAL = 6;
const WARNING = 4;

/**
 * Returns a line as a syslog message (RFC 5424) with JSON as its text, framed for TLS by its length in octets
 * (RFC 5425).
 * @param host the name of the installation
 */
export function syslogMessage(line: ForwardedLine, host: string): Buffer {
  const severity = line.outcome === 'refused' ? WARNING : INFORMATIONAL;
  const header = `<${FACILITY * 8 + severity}>1 ${line.at.toISOString()} ${host} sportello - audit -`;
  const text = JSON.stringify({
    log: line.chain,
    seq: line.seq,
    at: line.at.toISOString(),
    who: line.who,
    asWhom: line.as_whom,
    entity: line.entity,
    action: line.action,
    id: line.id,
    outcome: line.outcome,
    reason: line.reason,
    address: line.address,
    previousHash: line.previous_hash,
    hash: line.hash,
  });
  const message = Buffer.from(`${header} ${text}`, 'utf8');
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}
