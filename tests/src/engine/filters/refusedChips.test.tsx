import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const chip = (part: string) =>
  screen.queryByRole('button', { name: `Rimuovi il filtro Filtro non più valido: ${part}` });

it('a part of the address that is not obeyed goes away by its chip, and the others stay', async () => {
  resourceScreen(users, { roles: ['supervisor'], rows: [userRow('anna')], at: '?stato=9&colore=blu&spid=1' });
  await screen.findByText(/di \d+$/);
  expect(chip('colore=blu')).toBeVisible();
  fireEvent.click(chip('stato=9') as HTMLElement);
  expect(chip('stato=9')).toBeNull();
  expect(chip('colore=blu')).toBeVisible();
});
