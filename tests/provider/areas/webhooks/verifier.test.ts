import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret, webhookHeaders } from '../../../../provider/areas/webhooks/sign';
import { systemClock } from '../../../../provider/systemClock';
import { compiled } from '../../../fixtures/compiled';

type Verify = (secret: string, headers: Record<string, string>, body: string) => unknown;

const [example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8'))?.slice(1) ?? [];
const payload = JSON.stringify({ type: 'user.created', data: { id: 'rossi.SG10001' } });
const minutes = (count: number) => new Date(systemClock.now().getTime() + count * 60_000);
const signed = (secrets: readonly string[], at = systemClock.now()) =>
  webhookHeaders({ id: 'evento-1', at, payload }, secrets);

let folder: string;
let verify: Verify;
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/webhooks-'));
  writeFileSync(join(folder, 'verify.ts'), example);
  ({ verify } = await import(join(folder, 'verify.ts')));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the verifier of docs/webhooks.md', () => {
  it('compiles', () => {
    expect(compiled(folder, ['verify.ts'])).toBe('');
  });

  it('accepts what the provider signs, also during a rotation, as the library does', () => {
    const [secret, previous] = [newSecret(), newSecret()];
    const headers = signed([secret, previous]);
    for (const one of [secret, previous]) {
      expect(verify(one, headers, payload)).toEqual(JSON.parse(payload));
      expect(new Webhook(one).verify(payload, headers)).toEqual(JSON.parse(payload));
    }
  });

  it('accepts what the library signs', () => {
    const secret = newSecret();
    const at = systemClock.now();
    const signature = new Webhook(secret).sign('evento-1', at, payload);
    expect(signed([secret], at)['webhook-signature']).toBe(signature);
    expect(verify(secret, { ...signed([], at), 'webhook-signature': signature }, payload)).toBeTruthy();
  });

  it('refuses another body, id, time or secret, and what is older or newer than five minutes', () => {
    const secret = newSecret();
    const headers = signed([secret]);
    expect(() => verify(secret, headers, `${payload} `)).toThrow('signature');
    expect(() => verify(secret, { ...headers, 'webhook-id': 'evento-2' }, payload)).toThrow('signature');
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => verify(secret, { ...headers, 'webhook-timestamp': later }, payload)).toThrow('signature');
    expect(() => verify(newSecret(), headers, payload)).toThrow('signature');
    expect(() => verify(secret, {}, payload)).toThrow('too old');
    for (const count of [-6, 6])
      expect(() => verify(secret, signed([secret], minutes(count)), payload)).toThrow('too old');
  });
});
