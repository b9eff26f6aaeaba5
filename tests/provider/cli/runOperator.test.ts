import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperator } from '../../../provider/cli/runOperator';
import type { Database } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { freePort } from '../../fixtures/freePort';
import { OPERATOR_SECRET, type Serving, serve } from '../../fixtures/identityProvider';
import { registryPerson } from '../../fixtures/registryPeople';
import { seedSchool } from '../../fixtures/seedSchool';

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

  it('refuses each option that a command would ignore', async () => {
    for (const command of [
      'orders accept --school SG10001 --order 1 --articles SIG',
      'orders paid --school SG10001 --order 1 --articles SIG',
      'spid approve --school SG10001 --status RIFIUTATA',
      'preservation open --school SG10001 --status APPROVATA',
      'preservation configure --school SG10001 --name Anna',
      'schools import --file a.csv b.csv',
      'schools import --file a.csv --run yes',
      'campus import --school SG10001 --file a.csv b.csv',
      'contract upload --school SG10001 --contract a.pdf --file a.pdf b.pdf',
      'school list --json {}',
      'school list --if-match "1"',
      'contract offer --school SG10001 --type S --year two',
      'backup verify --from /tmp /tmp',
      'audit archived --school SG10001 SG10002',
      'migrate now',
    ])
      expect(await runOperator(command.split(' '), environment()), command).toMatchObject({ code: 2 });
  });

  it('withdraws it again, once', async () => {
    const { output } = await publish(environment(), '--title', 'Sbagliata');
    const code = / as ([\w-]{36})\.$/.exec(output)?.[1] ?? '';
    const withdraw = () => runOperator(['news', 'withdraw', '--code', code], environment());
    expect(await withdraw()).toEqual({ code: 0, output: 'Withdrew "Sbagliata".' });
    expect(await withdraw()).toMatchObject({ code: 1, output: expect.stringContaining('(404)') });
  });

  it('names the values that an option may have, where it is given another one', async () => {
    const scopes = ['create-client', '--name', 'CRM', '--scopes', 'platformSchool:read schools:all'];
    expect(await runOperator(scopes, environment())).toEqual({
      code: 2,
      output: expect.stringMatching(
        /^--scopes cannot be "schools:all"\. There are: .*\bnews:write, .*\bplatformSchool:read\b.*\.\n/,
      ),
    });
  });

  const content = (category: string, ...more: string[]) =>
    runOperator(
      [
        ...['content', 'publish', '--category', category, '--title', 'Rilascio', '--text', '<p>Sì</p>'],
        ...more,
      ],
      environment(),
    );

  it('publishes in the news centre, about an application that there is, and withdraws it', async () => {
    const shown = () =>
      db.asPlatform((tx) =>
        tx.selectFrom('content').select(['title', 'version']).where('withdrawn_at', 'is', null).execute(),
      );
    const release = ['--version', '6.15.0'];
    expect(await content('aggiornamenti', '--application', 'MAI', ...release)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--application: L’applicazione non esiste'),
    });
    await db.asOwner((tx) =>
      tx
        .insertInto('application')
        .values({ ac: 'WWA', description: 'Alunni', category: 'Didattica' })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const { output } = await content('aggiornamenti', '--application', 'WWA', ...release);
    expect(await shown()).toEqual([{ title: 'Rilascio', version: '6.15.0' }]);
    const code = / as ([\w-]{36})\.$/.exec(output)?.[1] ?? '';
    await runOperator(['content', 'withdraw', '--code', code], environment());
    expect(await shown()).toEqual([]);
  });

  it('says what an update lacks: which application, which release; news need neither', async () => {
    expect(await content('aggiornamenti')).toEqual({
      code: 1,
      output: [
        'The provider refused (400): Dati assenti o non validi!',
        '  --application: Indicare l’applicazione a cui si riferisce l’aggiornamento',
        '  --version: Indicare la versione rilasciata con l’aggiornamento',
      ].join('\n'),
    });
    expect((await content('aggiornamenti', '--application', 'WWA')).output).not.toContain('--application:');
    const { code, output } = await content('notizie');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Published "Rilascio" among notizie/)]);
    const item = / as ([\w-]{36})\.$/.exec(output)?.[1] ?? '';
    await runOperator(['content', 'withdraw', '--code', item], environment());
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p style="color:red">rosso</p>',
    '<a href="javascript:alert(1)">qui</a>',
    '<a href="https://example.org" onclick="x()">qui</a>',
    'meno < di',
  ])('may not publish %s: such markup is refused, not mended', async (text) => {
    const { code, output } = await publish(environment(), '--text', text);
    expect(output).toMatch(/--text: Il testo contiene un codice non ammesso/);
    expect(code).toBe(1);
  });

  it('may publish paragraphs, lists and links', async () => {
    const text =
      '<p>Novità:<br>una <strong>bella</strong></p><ul><li><a href="https://example.org/x?y=1">qui</a></li></ul>';
    expect((await publish(environment(), '--text', text)).code).toBe(0);
  });

  describe('says what the registry of a school holds', () => {
    const folder = mkdtempSync(join(tmpdir(), 'registry-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const tell = (people: string | object, more: readonly string[] = ['--school', 'SG10001']) => {
      const file = join(folder, 'people.json');
      writeFileSync(file, typeof people === 'string' ? people : JSON.stringify(people));
      return runOperator(['registry', 'publish', '--year', '2026', '--file', file, ...more], environment());
    };
    const said = () =>
      db.asOwner((tx) =>
        tx.selectFrom('registry_source').select(['customer_code', 'anno', 'people']).execute(),
      );

    it('from a file of people, and anew from another', async () => {
      await seedSchool(db, 'SG10001', { licences: ['WWA'], accounts: [] });
      const people = [registryPerson(1), registryPerson(2)];
      expect(await tell(people)).toEqual({
        code: 0,
        output: 'Alunni and Personale now say 2 people of SG10001 in 2026.',
      });
      expect(await said()).toEqual([{ customer_code: 'SG10001', anno: 2026, people }]);
      expect((await tell(people.slice(1))).code).toBe(0);
      expect(await said()).toEqual([{ customer_code: 'SG10001', anno: 2026, people: people.slice(1) }]);
    });

    it.each([
      [
        'a school that is not there',
        [registryPerson(1)],
        ['--school', 'SG99999'],
        /La scuola SG99999 non c'è/,
      ],
      [
        'somebody twice',
        [registryPerson(1), registryPerson(1)],
        ['--school', 'SG10001'],
        /La persona 100001 c'è due volte/,
      ],
      [
        'people without a name',
        [{ prgAnagrafe: '1' }],
        ['--school', 'SG10001'],
        /--persone\[0\]\.cognome: \S/,
      ],
    ] as const)('and says why not: %s', async (_what, people, more, why) => {
      const before = await said();
      const { code, output } = await tell(people, more);
      expect(output).toMatch(why);
      expect(code).toBe(1);
      expect(await said()).toEqual(before);
    });

    it.each([
      ['no JSON', ['--school', 'SG10001'], /is no file of people in JSON/],
      ['[]', [], /needs --school, --year and --file/],
      ['[]', ['--scuola', 'SG10001'], /--scuola/],
    ] as const)('and what is not understood: %s %j', async (text, more, why) => {
      const { code, output } = await tell(text, more);
      expect(output).toMatch(why);
      expect(code).toBe(2);
    });
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

  it('says that its secret is wrong', async () => {
    const { code, output } = await publish({
      ...environment(),
      OPERATOR_SECRET: 'guessed-by-somebody-who-is-nobody',
    });
    expect(output).toMatch(/does not accept this secret/);
    expect(code).toBe(1);
  });

  it('names a field by the option that it was written as', async () => {
    const outcome = await runOperator(['preservation', 'open', '--school', 'nessuna'], environment());
    expect(outcome).toEqual({ code: 1, output: expect.stringMatching(/\n {2}--school: /) });
  });

  it('says which fields the provider refuses, and why', async () => {
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
    [['news', 'withdraw'], /needs --code/],
    [['news', 'burn'], /no command "news burn"/],
    [['content', 'publish', '--title', 'x'], /needs --category/],
    [['content', 'withdraw', '--cod', 'x'], /--cod/],
  ])('says what is wrong with %j', async (args, message) => {
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

  it('says when nothing answers', async () => {
    const url = `http://localhost:${await freePort()}`;
    const { code, output } = await publish({ ...environment(), OPERATOR_URL: url });
    expect(output).toBe(`Nothing answers at ${url}. Start the provider (npm start), or set OPERATOR_URL.`);
    expect(code).toBe(3);
  });

  it('says where the secret should be when there is none', async () => {
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
