import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { preservationKinds } from '../../../../contract/preservation/preservation';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';
import { servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

it('signs no document that was made anew before it is read too', async () => {
  savedFiles();
  let generation = 1;
  const { callApi } = servicesProvider({
    preservationStatus: () =>
      statusWith({
        made: preservationKinds,
        dsCambiato: generation === 1,
        originalPathContratto: `conservazione/SG10001/${generation}/contratto.pdf`,
      }),
    preservationGenerate: () => {
      generation += 1;
      return statusWith();
    },
  });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  const pen = () => screen.getByRole('button', { name: 'Firma il documento Contratto' });
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica: Contratto' }));
  await waitFor(() => expect(pen()).not.toHaveAttribute('aria-disabled'));
  const again = screen.getByRole('button', { name: 'Prepara di nuovo i documenti' });
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(pen()).toHaveAttribute('aria-disabled', 'true');
});
