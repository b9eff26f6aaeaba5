import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inEnglish } from '../../../../contract/messages/inEnglish';
import { choiceProblems, noteProblem } from '../../../../contract/transfer/transfer';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { practices } from '../../../../src/resources/transfer/practices';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { choices, SUBJECT, transferProvider, two } from '../../../fixtures/transferProvider';
import { PAGE } from '../../../fixtures/transferScreen';

it.each([
  ['applicativi', 'nuova', { ...choices, codMinAltri: '' }, 'codMinAltri', /^Source ministerial code/],
  ['allegati', SUBJECT, { ...choices, applicativi: two }, 'note', /^Notes/],
] as const)(
  'what is wrong in a step of a transfer is said in English to a person who reads English (%s)',
  async (step, subject, applicativi, _field, label) => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const files = ['a.zip', 'b.zip'].map((filename) => ({
      filename,
      fornitore: 'Uno',
      type: 'zip',
      password: false,
      size: '4,00 B',
      bytes: 4,
      upload: {
        id: filename,
        folder: 'f',
        name: filename,
        size: 4,
        partSize: 4,
        pieces: 1,
        arrivedPieces: [],
        state: 'stored',
        arrived: [],
        arrivedBytes: 4,
        by: 'Rossi Anna',
        begunAt: '2026-09-01T00:00:00Z',
      },
    }));
    const { callApi } = transferProvider({ practiceFiles: files }, { step, answers: { applicativi } });
    ownScreen(`${PAGE}/${encodeURIComponent(subject)}`, {
      roles: ['supervisor'],
      callApi,
      i18n,
      shows: [practices],
    });
    const box = await screen.findByRole('textbox', { name: label });
    fireEvent.blur(box);
    const italian =
      step === 'allegati'
        ? noteProblem({ applications: 2, files: 2, note: '' })
        : choiceProblems(applicativi as never)[0]?.message;
    await waitFor(() => expect(box).toHaveAccessibleDescription(inEnglish(italian ?? '')));
  },
);
