import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../contract/staff/operatorPermissions';
import type { PlatformImport } from '../../../../contract/staff/platformImport';
import { SchoolFilePage } from '../../../../operators/schoolFile/SchoolFilePage';
import { SCHOOL_FILES } from '../../../../operators/schoolFile/SchoolFilesPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { AsStaff } from '../../../fixtures/AsStaff';
import { type Answers, answering } from '../../../fixtures/answers';
import { axeFindings } from '../../../fixtures/resourceScreen';

const stopped: PlatformImport = {
  id: 'one',
  state: 'stopped',
  createdAt: '2026-09-01T08:00:00Z',
  createdBy: 'anna',
  doneAt: '2026-09-01T08:10:00Z',
  ready: 3,
  refused: 0,
  done: 100,
  skipped: 0,
  takenBack: 0,
  kept: 0,
  problems: [],
};

/** Renders the page of a stopped file, with a provider that runs it again. */
function open(file: PlatformImport = stopped, answers: Answers = {}, role: StaffRole = 'administrator') {
  const api = answering({
    platformImportRead: file,
    platformImportRun: { ...file, state: 'running' },
    platformImportTakeBack: { ...file, state: 'takenBack', done: 0, takenBack: 100 },
    ...answers,
  });
  render(
    <MemoryRouter initialEntries={[`${SCHOOL_FILES}/one`]}>
      <AsStaff callApi={api.callApi} role={role}>
        <Routes>
          <Route path={`${SCHOOL_FILES}/:id`} element={<SchoolFilePage />} />
        </Routes>
      </AsStaff>
    </MemoryRouter>,
  );
  return api;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a file of schools that stopped', () => {
  it('says that it did and what is left, and resumes it', async () => {
    open();
    const says = 'La creazione si è interrotta per un errore: restano 3 scuole. Si può riprendere.';
    expect(await screen.findByText(says)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(await button('Riprendi: crea 3 scuole'));
    expect(await screen.findByText('Creazione in corso: restano 3 scuole.')).toBeVisible();
  });

  it('is resumed by the commercial staff, and taken back by administrators', async () => {
    open({ ...stopped, done: 4 }, {}, 'commercial');
    expect(await button('Riprendi: crea 3 scuole')).not.toHaveAccessibleDescription();
    expect(
      await screen.findByRole('button', { name: /^Annulla l’importazione/ }),
    ).toHaveAccessibleDescription(/Il proprio ruolo non lo consente/);
  });

  it('says so of one school, and takes back those that were made', async () => {
    open({ ...stopped, ready: 1 });
    const says = 'La creazione si è interrotta per un errore: resta 1 scuola. Si può riprendere.';
    expect(await screen.findByText(says)).toBeVisible();
    expect(await button('Riprendi: crea 1 scuola')).toBeVisible();
    await userEvent.click(await button('Annulla l’importazione'));
    expect(await screen.findByText('L’importazione è stata annullata.')).toBeVisible();
  });
});

describe('the page of a file of schools, after a call without an answer,', () => {
  const lost = () => {
    throw ApiError.unreachable();
  };
  /** Gives one response first, and another from then on. */
  const thenRead = (before: PlatformImport, after: PlatformImport) => {
    const left = [before];
    return () => left.shift() ?? after;
  };
  const previewed: PlatformImport = { ...stopped, state: 'previewed', doneAt: null, done: 0 };

  it('says that the schools are being made, where they are', async () => {
    const running: PlatformImport = { ...previewed, state: 'running' };
    const { idsSent } = open(previewed, {
      platformImportRun: lost,
      platformImportRead: thenRead(previewed, running),
    });
    await userEvent.click(await button('Crea 3 scuole'));
    expect(await screen.findByText('Creazione in corso: restano 3 scuole.')).toBeVisible();
    expect(screen.queryByText(/Il servizio non è raggiungibile/)).toBeNull();
    expect(idsSent().filter((id) => id === 'platformImportRun')).toHaveLength(1);
  });

  it('says that it failed, where nothing was done', async () => {
    open(previewed, { platformImportRun: lost });
    await userEvent.click(await button('Crea 3 scuole'));
    expect(await screen.findByText(/Il servizio non è raggiungibile/)).toBeVisible();
    expect(await button('Crea 3 scuole')).toBeEnabled();
  });
});

describe('the preview of a file with hidden rows', () => {
  const reading = {
    sheet: 'Scuole',
    otherSheets: [],
    rows: 3,
    hidden: 2,
    withHidden: false,
    blank: 0,
    headers: 0,
    totals: 0,
    spanning: [],
    foreign: [],
  };

  it('leads to reading them too', async () => {
    open({ ...stopped, state: 'previewed', reading });
    expect(await screen.findByText(/Righe nascoste nel foglio, lasciate fuori: 2\./)).toBeVisible();
    const link = screen.getByRole('link', {
      name: 'Scegli di nuovo il file e leggi anche le righe nascoste',
    });
    expect(link).toHaveAttribute('href', `${SCHOOL_FILES}?nascoste`);
  });

  it('leads nowhere where they were read', async () => {
    open({ ...stopped, state: 'previewed', reading: { ...reading, withHidden: true } });
    expect(await screen.findByText(/Di queste, righe nascoste nel foglio: 2\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: /righe nascoste/ })).toBeNull();
  });
});
