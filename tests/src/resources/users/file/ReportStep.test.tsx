import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportStep } from '../../../../../src/resources/users/file/ReportStep';
import { usersResource } from '../../../../fixtures/registryScreen';
import { viewScreen } from '../../../../fixtures/resourceScreen';

it('counts the rows that are done, one as one, and none before it knows them', async () => {
  let answer: (now: object) => void = () => undefined;
  const run = () => new Promise((resolve) => (answer = resolve));
  viewScreen(<ReportStep id="i1" />, {
    ...{ resource: usersResource, roles: ['supervisor'], rows: [], calls: { run } },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Caricamento in corso...' });
  expect(screen.queryByText(/su 0/)).toBeNull();
  answer({ state: 'running', total: 3, waiting: 2 });
  await waitFor(() => expect(bar).toHaveAccessibleName('Importazione in corso: 1 riga su 3'));
});
