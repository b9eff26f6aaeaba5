import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { practices } from '../../../src/resources/transfer/practices';
import { given, placed, refused, resizingProvider } from '../../fixtures/resizingProvider';
import { ownScreen } from '../../fixtures/resourceScreen';
import { savedFiles } from '../../fixtures/savedFiles';
import { SUBJECT, transferProvider } from '../../fixtures/transferProvider';
import { PAGE } from '../../fixtures/transferScreen';

const file = { name: 'd.pdf', content: btoa('%PDF-1.7'), sha256: 'a', pages: 1 };
const answers = { ds: given, applicativi: placed };
const steps = {
  resizing: (resizingPdf: unknown) => {
    const { callApi } = resizingProvider({ resizingPdf }, { step: 'firma', answers });
    ownScreen('/dimensionamenti-accorpata?firma=offline', {
      roles: ['supervisor'],
      licenses: ['WWA', 'WWB'],
      callApi,
    });
  },
  transfer: (practicePdf: unknown) => {
    const { callApi } = transferProvider({ practicePdf }, { step: 'firma' });
    ownScreen(`${PAGE}/${encodeURIComponent(SUBJECT)}?firma=offline`, {
      roles: ['supervisor'],
      callApi,
      shows: [practices],
    });
  },
};

it.each(['resizing', 'transfer'] as const)(
  'says that the document of a %s was not read, and reads it again',
  async (of) => {
    const saved = savedFiles();
    let there = false;
    steps[of](() => {
      if (!there) throw refused(404, 'Il documento non si trova.');
      return file;
    });
    expect((await screen.findByText('Il documento non si trova.')).closest('[role=alert]')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scarica documento' })).toBeNull();
    there = true;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Scarica documento' }));
    expect(saved).toEqual(['d.pdf']);
  },
);

it.each(['resizing', 'transfer'] as const)('says of the document of a %s that it is awaited', async (of) => {
  steps[of](() => new Promise(() => undefined));
  expect(await screen.findByRole('button', { name: 'Scarica documento' })).toHaveAccessibleDescription(
    'Il documento è in caricamento.',
  );
});
