import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '../../../../operators/plain/say';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { NotFound } from '../../../../src/layout/DeadEnds';
import { ErrorPage } from '../../../../src/layout/ErrorPage';
import { BrokenConsole } from '../../../../src/layout/errors/BrokenConsole';
import { firstScreen } from '../../../fixtures/resourceScreen';

const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js');
const PROGRAM = '/assets/index-old.js';

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}
/** Mocks the provider: it responds with a page that begins with this script, or is unreachable without one. */
function answerWith(program?: string) {
  vi.stubGlobal('fetch', async () => {
    if (!program) throw new TypeError('Failed to fetch');
    return new Response(`<script type="module" src="${program}"></script>`);
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = PROGRAM;
  // jsdom does not run modules.
  document.head.append(script);
  return () => script.remove();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const i18n = createI18nProvider();
const words = {
  school: (key: string) => i18n.translate(`shell.${key}`),
  staff: say as (key: string) => string,
};

describe.each(['school', 'staff'] as const)('the console of the %s, broken outside of its pages', (which) => {
  const drawn = (error: unknown) =>
    render(
      <BrokenConsole say={words[which]}>
        <Broken error={error} />
      </BrokenConsole>,
    );

  it('says so, and leads out', () => {
    window.history.replaceState(null, '', which === 'staff' ? '/gestore/scuole' : '/user');
    drawn(new Error('Mario Rossi'));
    expect(screen.getByRole('heading', { name: 'Si è verificato un problema' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
    const home = screen.getByRole('link', { name: 'Torna alla pagina iniziale' });
    expect(home).toHaveAttribute('href', which === 'staff' ? '/gestore' : '/');
    expect(document.body).not.toHaveTextContent('Mario');
  });

  it('offers the new version where an upgrade took a file away', async () => {
    answerWith('/assets/index-new.js');
    drawn(NOT_FETCHED);
    expect(await screen.findByRole('heading', { name: 'È disponibile una nuova versione' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Carica la nuova versione' })).toBeVisible();
  });
});

describe('an address that no page answers', () => {
  it.each([
    ['/niente', '/'],
    ['/gestore/niente', '/gestore'],
  ])('leads, at %s, back to %s', async (address, home) => {
    window.history.replaceState(null, '', address);
    firstScreen(<NotFound />, { roles: ['supervisor'] });
    expect(await screen.findByRole('link', { name: 'Torna alla pagina iniziale' })).toHaveAttribute(
      'href',
      home,
    );
  });
});

describe('a page that could not be fetched', () => {
  it('offers the new version where there is one', async () => {
    answerWith('/assets/index-new.js');
    firstScreen(<ErrorPage error={NOT_FETCHED} />, { roles: ['supervisor'] });
    expect(await screen.findByRole('heading', { name: 'È disponibile una nuova versione' })).toBeVisible();
  });

  it.each([
    ['the provider has the same program', PROGRAM],
    ['the provider cannot be reached', undefined],
  ])('asks to look at the connection where %s', async (_where, program) => {
    answerWith(program);
    firstScreen(<ErrorPage error={NOT_FETCHED} />, { roles: ['supervisor'] });
    expect(await screen.findByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
    expect(screen.getByText(/Controllare la connessione/)).toBeVisible();
  });

  it('is no crash, and a crash is no page that could not be fetched', async () => {
    firstScreen(<ErrorPage error={new TypeError('x is undefined')} />, { roles: ['supervisor'] });
    expect(await screen.findByRole('heading', { name: 'Si è verificato un problema' })).toBeVisible();
  });
});
