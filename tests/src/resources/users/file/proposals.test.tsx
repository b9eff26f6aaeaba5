import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SentRow } from '../../../../../contract/imports/imported';
import { codeOf } from '../../../../fixtures/officeLists';
import { confirm, judged, openUsersFile, upload } from '../../../../fixtures/usersFile';

vi.mock('../../../../../src/engine/import/book/bookClient', () => import('../../../../fixtures/bookInPage'));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Judges rows like the provider, which refuses an invalid tax code. */
const refusing = (rows: readonly SentRow[]) =>
  judged(rows).map((row, at) => {
    const isWrong = String(rows[at]?.cells.codicefiscale).includes('7IC');
    const problems = [{ field: 'codicefiscale', message: 'Codice fiscale non valido' }];
    return isWrong ? { ...row, verdict: 'refused', problems } : row;
  });

function open() {
  const sent: SentRow[] = [];
  openUsersFile({
    importPreview: ({ rows }: { rows: SentRow[] }) => refusing(rows),
    importAdd: ({ rows }: { rows: SentRow[] }) => {
      sent.push(...rows);
      return refusing(rows);
    },
  });
  return sent;
}

it('a mistyped tax code has its correction beside it, which is written when it is pressed', async () => {
  const sent = open();
  const right = codeOf('Zambelli', 'Nicolò');
  await upload([`Nicolò,Zambelli,${right.replace('71C', '7IC')},z@example.org`]);
  expect(await screen.findByDisplayValue(right.replace('71C', '7IC'))).toBeVisible();
  await press(`Scrivi ${right}, riga 2`);
  expect(await screen.findByDisplayValue(right)).toBeVisible();
  await confirm();
  expect(sent[0]?.cells).toMatchObject({ codicefiscale: right });
});

it('a whole name has each way to divide it, where it is not certain', async () => {
  const sent = open();
  await upload(['Rossi Maria Teresa,rossi.maria,r@example.org'], 'Cognome e nome,Utente,Email');
  await press(/^Non è certo dove finisce il cognome.*\(1\)$/);
  await press('Cognome: Rossi Maria, Nome: Teresa, riga 2');
  expect(await screen.findByDisplayValue('Rossi Maria')).toBeVisible();
  await confirm();
  expect(sent[0]?.cells).toMatchObject({ sn: 'Rossi Maria', cn: 'Teresa' });
});
