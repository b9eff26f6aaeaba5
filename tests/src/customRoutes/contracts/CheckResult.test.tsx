import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { documentsArea as area } from '../../../fixtures/documentsArea';
import { lastSaid } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';
import { refuse } from '../../../fixtures/servicesProvider';

it('says why the report on a file is not handed out, and saves it where it is', async () => {
  const saved = savedFiles();
  let there = false;
  const no = refuse(503, 'Il rapporto non è al momento disponibile.');
  area('/verifica', {
    answers: {
      signedFileOpen: {
        report: { verdict: 'unreadable', codes: [], signers: [], timestamps: [], files: [], nextStep: 'x' },
        contents: [],
        owners: [],
      },
      signedFileReportPdf: () => (there ? { name: 'rapporto.pdf', content: btoa('%PDF') } : no()),
    },
  });
  const input = await screen.findByLabelText('Scegli il file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'firmato.p7m')] } });
  const button = await screen.findByRole('button', { name: 'Scarica il rapporto (PDF)' });
  await userEvent.click(button);
  await waitFor(() => expect(lastSaid()).toEqual(['Il rapporto non è al momento disponibile.', 'error']));
  there = true;
  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['rapporto.pdf']));
});
