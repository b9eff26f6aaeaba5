import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type PreservationKind, preservationKinds } from '../../../contract/preservation/preservation';
import { ownScreen } from '../../fixtures/resourceScreen';
import { servicesProvider, statusWith } from '../../fixtures/servicesProvider';

const others = ['Allegato', 'Affidamento', 'Attivazione'] as const;
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
  expect(
    screen.getByText(
      'Prossimo passo: alcuni documenti non sono stati preparati. Usare “Prepara di nuovo i documenti”.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prepara di nuovo i documenti' }));
  await waitFor(() => expect(row(/^Clausole Vessatorie/)).toHaveTextContent('Da firmare'));
  expect(of('preservationGenerate')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Prepara di nuovo i documenti' })).toBeNull();
});

const waiting = (tipoDocumento: PreservationKind) => ({
  tipoDocumento,
  state: 'waiting' as const,
  arrivedAt: '2026-09-02T09:00:00Z',
});

it.each([
  [
    'could not be made, though all others wait for their check',
    statusWith({ made: ['Contratto'], nonGenerati: [...others], pending: [waiting('Contratto')] }),
    /alcuni documenti non sono stati preparati/,
  ],
  [
    'names another head, though all wait',
    statusWith({ made: preservationKinds, dsCambiato: true, pending: preservationKinds.map(waiting) }),
    /i documenti indicano un altro dirigente scolastico\. Usare “Prepara di nuovo i documenti”\./,
  ],
  [
    'waits like all others',
    statusWith({ made: preservationKinds, pending: preservationKinds.map(waiting) }),
    /^Le firme sono in attesa del controllo di revoca/,
  ],
])('says what to do next where a document %s', async (_, preservationStatus, next) => {
  const { callApi } = servicesProvider({ preservationStatus });
  ownScreen('/servizi', { roles: ['supervisor'], callApi });
  expect(await screen.findByText(next)).toBeVisible();
});
