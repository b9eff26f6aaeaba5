import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { preservationKinds } from '../../../../contract/entities/preservation';
import { ownScreen } from '../../../fixtures/resourceScreen';
import { servicesProvider, statusWith } from '../../../fixtures/servicesProvider';

const row = (name: RegExp) => screen.getByRole('row', { name });

it('says which documents could not be made, and has them made again', async () => {
  let again = false;
  const broken = statusWith({ made: ['Contratto'], nonGenerati: ['Allegato'] });
  const { of, callApi } = servicesProvider({
    preservationStatus: () => (again ? statusWith({ made: preservationKinds }) : broken),
    preservationGenerate: () => {
      again = true;
      return broken;
    },
  });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  expect(await screen.findByRole('row', { name: /^Clausole Vessatorie/ })).toHaveTextContent(
    'Non è stato possibile preparare il documento.',
  );
  expect(row(/^Scheda attivazione/)).toHaveTextContent('In lavorazione...');
  await userEvent.click(screen.getByRole('button', { name: 'Prepara di nuovo i documenti' }));
  await waitFor(() => expect(row(/^Clausole Vessatorie/)).toHaveTextContent('Da firmare'));
  expect(of('preservationGenerate')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Prepara di nuovo i documenti' })).toBeNull();
});
