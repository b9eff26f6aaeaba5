import { describe, expect, it } from 'vitest';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { signIn } from '../../../fixtures/signIn';

const provider = servedForTests({ demoSignIns: ['supervisor.SG10001', 'docente.SG10001'] });

async function page(parameters: Record<string, string> = {}) {
  const client = await oidcClient(provider.url);
  return { client, page: await client.authorize(parameters) };
}

describe('the sign-in page', () => {
  it('is in Italian, with a name for each field and for the browser', async () => {
    const { text, response } = (await page()).page;
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="it">');
    expect(text).toContain('<title>Accedi · Sportello</title>');
    expect(text).toMatch(/<label for="username">Nome utente<\/label>/);
    expect(text).toMatch(/<label for="password">Password<\/label>/);
    expect(text).toMatch(/<input id="username"[^>]*autocomplete="username"/);
    expect(text).toMatch(/<input id="password"[^>]*type="password"[^>]*autocomplete="current-password"/);
  });

  it('is in English for a browser that puts English first', async () => {
    const { client, page: shown } = await page();
    const english = await client.browser.visit(shown.url.href, {
      headers: { 'accept-language': 'en-GB,it;q=0.5' },
    });
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('User name');
  });

  it('runs one script, which sends forms once and asks for passkeys, loads nothing from elsewhere, is never framed and never stored', async () => {
    const { response, text } = (await page()).page;
    const policy = response?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(text.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    const { text: again } = (await page()).page;
    expect(again).not.toContain(`nonce="${nonce}"`);
    // Hidden without a script, or in a browser without passkeys.
    expect(text).toMatch(/<form[^>]* id="passkey" hidden/);
    expect(text).not.toMatch(/(src|href)="https?:/);
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has name and mark, the typeface from here, and leads to help, privacy and accessibility', async () => {
    const { text, response } = (await page()).page;
    expect(text).toMatch(/<header><svg[^>]*aria-hidden="true"/);
    expect(response?.headers.get('content-security-policy')).toContain("font-src 'self'");
    const css = await (await fetch(`${provider.url}/accedi/stile.css`)).text();
    const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => path);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const file = await fetch(provider.url + font);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
    const places = [...text.matchAll(/href="(\/accedi\/informazioni#[a-z]+)"/g)].map(([, to]) => String(to));
    expect(places).toHaveLength(3);
    const info = await fetch(`${provider.url}/accedi/informazioni`);
    const shown = await info.text();
    expect(info.status).toBe(200);
    for (const place of places) expect(shown).toContain(`<h2 id="${place.split('#')[1]}">`);
  });

  it('offers to show the password, once a script runs', async () => {
    const { text } = (await page()).page;
    expect(text).toMatch(/<button[^>]* id="mostra" aria-controls="password"[^>]* hidden>Mostra la password</);
  });

  it('has one style sheet, that may be kept', async () => {
    const answer = await fetch(`${provider.url}/accedi/stile.css`);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('max-age');
    expect(await answer.text()).toContain('#3d4853');
  });

  it('keeps the name that was typed, tells the error to everybody and forgets the password', async () => {
    const { client, page: shown } = await page();
    const again = await client.submit(shown, { username: 'docente.SG10001', password: 'sbagliata' });
    expect(again.response?.status).toBe(401);
    expect(again.text).toContain(
      'Nome utente o password non corretti. Controllare i dati inseriti e riprovare.',
    );
    expect(again.text).toContain('<title>Errore: Accedi · Sportello</title>');
    expect(again.text).toMatch(/id="errore" role="alert" tabindex="-1" autofocus/);
    expect(again.text).toMatch(
      /<input id="username"[^>]* value="docente.SG10001"[^>]*aria-describedby="errore aiuto"/,
    );
    expect(again.text).toMatch(/<input id="password"[^>]*aria-invalid="true"/);
    expect(again.text).not.toContain('sbagliata');
    const back = await client.submit(again, { username: 'docente.SG10001', password: PASSWORD });
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it('shows what was typed as text, whatever it is', async () => {
    const { client, page: shown } = await page();
    const again = await client.submit(shown, { username: '"><script>alert(1)</script>', password: 'x' });
    expect(again.text).not.toContain('<script>');
    expect(again.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it.each([
    ['no password', { username: 'docente.SG10001', password: '' }, 'Inserire il nome utente e la password.'],
    ['no name', { username: '   ', password: 'x' }, 'Inserire il nome utente e la password.'],
    ['a null character', { username: 'a\0b', password: 'x' }, 'I dati inviati non sono leggibili.'],
    ['a very long name', { username: 'a'.repeat(300), password: 'x' }, 'I dati inviati non sono leggibili.'],
  ])('says what to do about %s', async (_what, fields, sentence) => {
    const { client, page: shown } = await page();
    const again = await client.submit(shown, fields);
    expect(again.response?.status).toBe(400);
    expect(again.text).toContain(sentence);
  });

  it.each([
    ['too large', 'application/x-www-form-urlencoded', `username=${'a'.repeat(20_000)}`, 413],
    ['not a form', 'application/json', '{"username":"docente.SG10001"}', 415],
  ])('refuses a body that is %s with a page', async (_what, type, body, status) => {
    const { client, page: shown } = await page();
    const headers = { 'content-type': type };
    const answer = await client.browser.visit(shown.url.href, { method: 'POST', headers, body });
    expect(answer.response?.status).toBe(status);
    expect(answer.text).toContain('Si è verificato un errore nel login.');
  });

  it('begins with the name of the hint', async () => {
    const { text } = (await page({ login_hint: 'docente.SG10001' })).page;
    expect(text).toMatch(/<input id="username"[^>]* value="docente.SG10001"/);
    const strange = (await page({ login_hint: '<b>Chiamare il 555 1234</b>' })).page;
    expect(strange.text).not.toContain('555');
  });

  it('asks the signed-in person again under their own name', async () => {
    const { client } = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    const { text } = await client.authorize({ prompt: 'login', login_hint: 'docente.SG10001' });
    expect(text).toMatch(/<input id="username"[^>]* value="docente.SG10001"/);
  });

  it('lists the demonstration sign-ins in the demo', async () => {
    const { text } = (await page()).page;
    expect(text).toContain('<summary>Accessi dimostrativi</summary>');
    expect(text).toContain('<li>supervisor.SG10001</li>');
    expect(text).not.toContain(PASSWORD);
  });
});

describe('the outbox of the demo', () => {
  const outbox = async (url: string) => {
    const answer = await fetch(`${url}/accedi/posta`);
    return { status: answer.status, text: await answer.text() };
  };

  it('is linked from the sign-ins to try, and has the mails of the demo with links to follow', async () => {
    const { text } = (await page()).page;
    expect(text).toContain('<a href="/accedi/posta">Posta della dimostrazione</a>');
    expect((await outbox(provider.url)).text).toContain('Nessun messaggio.');
    await fetch(`${provider.url}/accedi/password-dimenticata`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'docente.SG10001' }),
    });
    const shown = await outbox(provider.url);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<title>Posta della dimostrazione · Sportello</title>');
    expect(shown.text).toMatch(
      /<details open>\s*<summary>Scelta di una nuova password <span>a docente\.sg10001@example\.org · \d\d\/\d\d\/\d{4} \d\d:\d\d</,
    );
    // Addresses of this site become links.
    expect(shown.text).toContain(`<a href="${provider.url}/`);
  });

  it('is not there where there is no demo', async () => {
    const { serve } = await import('../../../fixtures/identityProvider');
    const other = await serve(provider.db, { config: { demo: false }, demoSignIns: ['supervisor.SG10001'] });
    const shown = await outbox(other.url);
    await other.close();
    expect(shown.status).toBe(400);
    expect(shown.text).not.toContain('cambiopassword');
  });
});

describe('a sign-in that is over', () => {
  it('is said in a page that leads back to the portal', async () => {
    const client = await oidcClient(provider.url);
    const answer = await client.browser.visit(`${provider.url}/accedi/qualcosa`);
    expect(answer.response?.status).toBe(400);
    expect(answer.text).toContain('Accesso scaduto');
    expect(answer.text).toContain('<a class="button" href="/">Torna al Portale</a>');
  });

  it('cannot be finished by another browser', async () => {
    const { page: shown } = await page();
    const other = await oidcClient(provider.url);
    const answer = await other.submit(shown, { username: 'docente.SG10001', password: PASSWORD });
    expect([answer.response?.status, answer.url.searchParams.has('code')]).toEqual([400, false]);
  });

  it('cannot be finished twice', async () => {
    const { client, page: shown } = await page();
    await client.submit(shown, { username: 'docente.SG10001', password: PASSWORD });
    const again = await client.submit(shown, { username: 'docente.SG10001', password: PASSWORD });
    expect(again.response?.status).toBe(400);
  });
});

describe('signing in as somebody else', () => {
  it('goes through a page of ours that goes on by itself, or by a button', async () => {
    const { client } = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    const shown = await client.authorize({ prompt: 'login' });
    const between = await client.submit(shown, { username: 'gestore.SG10001', password: PASSWORD });
    expect(between.text).toContain('<html lang="it">');
    expect(between.text).toMatch(/<button type="submit" form="prosegui">Continua<\/button>/);
    const nonce = /<script nonce="([^"]+)">/.exec(between.text)?.[1];
    expect(between.response?.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
    const back = await client.submit(between, {});
    const tokens = await client.exchange(back.url, shown.asked);
    expect(tokens.claims()?.sub).toBe('gestore.SG10001');
  });
});

describe('outside the demo', () => {
  it('no sign-in is listed', async () => {
    const { serve } = await import('../../../fixtures/identityProvider');
    const other = await serve(provider.db, { config: { demo: false }, demoSignIns: ['supervisor.SG10001'] });
    const { text } = await (await oidcClient(other.url)).authorize();
    await other.close();
    expect(text).toContain('Nome utente');
    expect(text).not.toContain('Accessi dimostrativi');
  });
});
