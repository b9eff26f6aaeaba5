import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLATFORM, recordAudit } from '../../../../provider/audit/recordAudit';
import { forwardAudit } from '../../../../provider/audit/siem/forwardAudit';
import type { Database } from '../../../../provider/db/database';
import { readSyslog, type SyslogReceiver } from '../../../../provider/syslogConfig';
import { ownDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SyslogServer, syslogServer } from '../../../fixtures/syslogReceiver';

const AT = new Date('2026-03-01T08:00:00.123Z');
const clock = { now: () => AT };
let db: Database;
let siem: SyslogServer;

beforeEach(async () => {
  db = await ownDatabase();
  siem = await syslogServer();
  for (const code of ['SG10001', 'SG10002']) await seedSchool(db, code);
});
afterEach(async () => {
  await siem.close();
  await db.close();
});

/** Adds lines to a log, as a change and a refusal of somebody. */
const write = (customerCode: string, count: number) =>
  db.asOwner((tx) =>
    recordAudit(
      tx,
      { customerCode, who: 'anna', asWhom: 'anna', address: '192.0.2.7', at: AT },
      Array.from({ length: count }, (_, place) => ({
        entity: 'user',
        action: 'update',
        id: `città ${place}`,
        after: { email: 'segreta@example.org' },
        ...(place === 1 && { reason: 'forbidden' }),
      })),
    ),
  );

const forward = (receiver: SyslogReceiver = siem.receiver) =>
  forwardAudit({ db, clock, receiver, host: 'scuole.example' });
const received = (): string[] => siem.messages.map(({ text }) => `${text.log} ${text.seq}`);
const logOf = (chain: string): number[] =>
  siem.messages.flatMap(({ text }) => (text.log === chain ? [Number(text.seq)] : []));
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

describe('the audit log for a SIEM', () => {
  it('arrives over TLS as RFC 5424, each log in its order and once, without the values before and after', async () => {
    await write('SG10001', 3);
    await write(PLATFORM, 1);
    expect(await forward()).toBe(4);
    expect(received().sort()).toEqual(['PLATFORM 1', 'SG10001 1', 'SG10001 2', 'SG10001 3']);
    const [, refused] = siem.messages.filter(({ text }) => text.log === 'SG10001');
    expect(refused).toMatchObject({ priority: 108, at: AT.toISOString(), host: 'scuole.example' });
    expect(refused?.text).toMatchObject({
      who: 'anna',
      id: 'città 1',
      outcome: 'refused',
      reason: 'forbidden',
    });
    expect(siem.messages.filter(({ priority }) => priority === 110)).toHaveLength(3);
    expect(JSON.stringify(siem.messages)).not.toContain('segreta');
    await write('SG10002', 2);
    expect([await forward(), await forward()]).toEqual([2, 0]);
    expect(logOf('SG10002')).toEqual([1, 2]);
  });

  it('loses no line where the connection is cut in the middle or the receiver is away, and goes on afterwards', async () => {
    await write('SG10001', 1500);
    siem.cutAfter(100_000);
    await expect(forward()).rejects.toThrow();
    const { port } = siem.receiver;
    await siem.close();
    await write('SG10001', 5);
    await expect(forward()).rejects.toThrow(/ECONNREFUSED/);
    siem = await syslogServer(port);
    expect(await forward()).toBe(1505);
    expect(logOf('SG10001')).toEqual(upTo(1505));
  });

  it('goes to nobody whose certificate is not trusted', async () => {
    await write('SG10001', 1);
    await expect(forward({ ...siem.receiver, ca: undefined })).rejects.toThrow(/self-signed|certificate/);
    expect(siem.messages).toEqual([]);
    expect(await forward()).toBe(1);
  });

  it('has an address of TLS, and refuses any other', () => {
    const read = (AUDIT_SYSLOG_URL: string) => readSyslog({ AUDIT_SYSLOG_URL });
    expect(read('')).toBeUndefined();
    expect(read('syslogs://siem.example')).toMatchObject({ host: 'siem.example', port: 6514 });
    expect(read('syslogs://[2001:db8::1]:1514')).toMatchObject({ host: '2001:db8::1', port: 1514 });
    for (const wrong of ['syslog://siem.example', 'siem.example:6514', 'syslogs://anna:x@siem.example'])
      expect(() => read(wrong)).toThrow(/AUDIT_SYSLOG_URL/);
    expect(() =>
      readSyslog({ AUDIT_SYSLOG_URL: 'syslogs://siem.example', AUDIT_SYSLOG_CA: '/nowhere/ca.pem' }),
    ).toThrow(/AUDIT_SYSLOG_CA/);
  });
});
