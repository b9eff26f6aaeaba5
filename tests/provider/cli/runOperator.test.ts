import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperator } from '../../../provider/cli/runOperator';
import type { Database } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { OPERATOR_SECRET, type Serving, serve } from '../../fixtures/identityProvider';
import { freePort } from '../../fixtures/runningProvider';

let db: Database;
let provider: Serving;
beforeAll(async () => {
  db = await testDatabase();
  provider = await serve(db);
});
afterAll(async () => {
  await provider.close();
  await db.close();
});

const environment = () => ({ OPERATOR_URL: provider.url, OPERATOR_SECRET });
const publish = (env: NodeJS.ProcessEnv, ...more: string[]) =>
  runOperator(
    ['news', 'publish', '--version', '5.27.3', '--title', 'Novità', '--text', 'Perché sì.', ...more],
    env,
  );
const news = () =>
  db.asPlatform((tx) => tx.selectFrom('news').select(['version', 'title', 'text']).execute());

describe('the operator', () => {
  it('publishes a news item over the API and tells its code', async () => {
    const { code, output } = await publish(environment());
    expect(output).toMatch(/^Published "Novità" for version 5\.27\.3 as [\w-]{36}\.$/);
    expect(code).toBe(0);
    expect(await news()).toEqual([{ version: '5.27.3', title: 'Novità', text: 'Perché sì.' }]);
  });

  it('moves the clock of the demo, and back', async () => {
    const ahead = (text: string) =>
      (Date.parse(text.replace(/.* says (.*)\.$/, '$1')) - Date.now()) / 86_400_000;
    const moved = await runOperator(['clock', 'set', '+30d'], environment());
    expect(moved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The demo's clock now says .*Z\.$/),
    });
    expect(ahead(moved.output)).toBeCloseTo(30, 2);
    const back = await runOperator(['clock', 'set', 'now'], environment());
    expect(ahead(back.output)).toBeCloseTo(0, 2);
  });

  it('is told that its secret is wrong', async () => {
    const { code, output } = await publish({ ...environment(), OPERATOR_SECRET: 'guessed' });
    expect(output).toMatch(/does not accept this secret/);
    expect(code).toBe(1);
  });

  it('is told which fields the provider refuses, and why', async () => {
    const { code, output } = await publish(environment(), '--version', '5.27', '--title', 'x'.repeat(201));
    expect(output).toMatch(/refused \(400\)/);
    expect(output).toMatch(/\n {2}--title: \S/);
    expect(output).toMatch(/\n {2}--version: \S/);
    expect(code).toBe(1);
    expect((await news()).some(({ version }) => version === '5.27')).toBe(false);
  });

  it.each([
    [['news', 'publish', '--version', '5.27.3', '--text', 'x'], /needs --title/],
    [['news', 'publish', '--titel', 'x'], /--titel/],
    [['clock', 'set', '30'], /number of days/],
    [['clock', 'set'], /number of days/],
    [['news', 'withdraw'], /no command "news withdraw"/],
  ])('is told what is wrong with %j', async (args, message) => {
    const { code, output } = await runOperator(args, environment());
    expect(output).toMatch(message);
    expect(output).toContain('--help');
    expect(code).toBe(2);
  });

  it('gets the help without a provider', async () => {
    for (const args of [[], ['help'], ['--help'], ['news', 'publish', '-h']]) {
      const { code, output } = await runOperator(args, {});
      expect(output).toContain('npm run operator -- news publish');
      expect(code).toBe(0);
    }
  });

  it('is told when nothing answers', async () => {
    const url = `http://localhost:${await freePort()}`;
    const { code, output } = await publish({ ...environment(), OPERATOR_URL: url });
    expect(output).toBe(`Nothing answers at ${url}. Start the provider (npm start), or set OPERATOR_URL.`);
    expect(code).toBe(3);
  });

  it('is told where the secret should be when there is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-operator-'));
    const { code, output } = await publish({ OPERATOR_URL: provider.url, DATA_DIR: folder });
    rmSync(folder, { recursive: true });
    expect(output).toContain(`There is no operator.secret in ${folder}`);
    expect(code).toBe(2);
  });

  it('asks again with the same key when the answer was lost', async () => {
    const keys: unknown[] = [];
    const flaky = createServer((request, response) => {
      keys.push(request.headers['idempotency-key']);
      if (keys.length < 3) return request.socket.destroy();
      request.resume();
      response.end(JSON.stringify({ codeNews: 'N1', version: '5.27.3', title: 'Novità' }));
    });
    await new Promise<void>((resolve) => flaky.listen(0, '127.0.0.1', resolve));
    const { port } = flaky.address() as AddressInfo;
    const { code } = await publish({ ...environment(), OPERATOR_URL: `http://127.0.0.1:${port}` });
    await new Promise((resolve) => flaky.close(resolve));
    expect(code).toBe(0);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});
