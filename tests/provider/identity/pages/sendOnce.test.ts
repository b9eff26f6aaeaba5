import { describe, expect, it } from 'vitest';
import { newAliasLink } from '../../../../provider/identity/accounts/aliasLinks';
import { issueEmailLinks } from '../../../../provider/identity/accounts/emailLinks';
import { browserLike } from '../../../fixtures/cookieJar';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, linkApp } from '../../../fixtures/oneTimeCode';

const provider = servedForTests();
const uid = 'docente.SG10001';
const customerCode = 'SG10001';

const visit = (address: string) => browserLike(fetch, 'none').visit(new URL(address, provider.url).href);

async function emailPage(purpose: 'confirm' | 'object') {
  const issued = await provider.db.asOwner(async (tx) => {
    const { email } = await tx
      .selectFrom('account')
      .select('email')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    const issuing = { tx, customerCode, now: provider.clock.now(), publicUrl: provider.url };
    return issueEmailLinks(issuing, purpose, [{ uid, email: email ?? '' }]);
  });
  return visit(issued.get(uid) ?? '');
}

async function aliasPage() {
  const now = provider.clock.now();
  const { address, hash, until } = newAliasLink(provider.url, now);
  const person = 'person of docente';
  const names = { sn: 'Verdi', cn: 'Anna', codice_fiscale: 'VRDNNA80A41H501X' };
  await provider.db.asOwner(async (tx) => {
    await tx
      .insertInto('alias')
      .values({ person, email: 'anna@example.org', ...names, verified: false })
      .execute();
    await tx
      .insertInto('alias_account')
      .values({ person, uid, customer_code: customerCode, linked_at: now })
      .execute();
    await tx
      .insertInto('alias_link')
      .values({ person, token_hash: hash, created_at: now, expires_at: until })
      .execute();
  });
  return visit(address);
}

async function codePage() {
  const asking = async () => {
    const client = await oidcClient(provider.url);
    return client.submit(await client.authorize({ prompt: 'login' }), { username: uid, password: PASSWORD });
  };
  await askForCodes(provider.db, uid);
  const { text } = await asking();
  await linkApp(provider.url, /href="(\/otp\?id=[\w-]+)"/.exec(text)?.[1] ?? '');
  const page = await asking();
  await askForCodes(provider.db, uid, false);
  return page;
}

const pages = {
  'of the sign-in': async () => (await oidcClient(provider.url)).authorize(),
  'of a forgotten password': () => visit('/accedi/password-dimenticata'),
  'that confirms an e-mail': () => emailPage('confirm'),
  'that blocks an account': () => emailPage('object'),
  'that verifies an alias': aliasPage,
  'of the one-time code': codePage,
} as const;

/** Runs the script of a page with handlers for form submission and restored pages. */
async function run() {
  const { text } = await pages['of a forgotten password']();
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
  const [document, window] = [new EventTarget(), new EventTarget()];
  new Function('document', 'addEventListener', script)(document, window.addEventListener.bind(window));
  /** @returns whether it is sent */
  const press = (at: number, byAnother = false) => {
    const event = new Event('submit', { cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    if (byAnother) event.preventDefault();
    document.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { press, shown };
}

describe('a button that is pressed twice', () => {
  it.each(Object.entries(pages))(
    'the page %s sends its form once, and without a script too',
    async (_, open) => {
      const { text, response } = await open();
      expect(response?.status).toBe(200);
      const policy = response?.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
      expect(text.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
      expect(text).toContain("document.addEventListener('submit'");
      expect(text).toMatch(/<form method="post" action="[^"]+"[^>]*>[\s\S]*<button[^>]* ?type="submit"/);
      expect(text).not.toMatch(/<button type="submit"[^>]* (disabled|hidden)/);
    },
  );

  it('is held back while the first press is on its way, and not for ever', async () => {
    const { press } = await run();
    expect([press(50), press(200), press(9000)]).toEqual([true, false, false]);
    expect([press(10_100), press(10_300)]).toEqual([true, false]);
  });

  it('is sent again from a page that the browser kept and shows again', async () => {
    const { press, shown } = await run();
    press(50);
    shown(false);
    expect(press(200)).toBe(false);
    shown(true);
    expect(press(400)).toBe(true);
  });

  it('is none of its business where another script sends the form', async () => {
    const { press } = await run();
    press(50, true);
    expect(press(60)).toBe(true);
  });
});
