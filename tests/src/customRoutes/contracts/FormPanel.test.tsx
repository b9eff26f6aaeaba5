import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FILE_UNAVAILABLE } from '../../../../contract/contracts/contractDocument';
import { formAddress } from '../../../../contract/documents/formDocuments';
import { documentsArea as area } from '../../../fixtures/documentsArea';

it('says of a form that is not handed out that it is not, and reads it again', async () => {
  let there = false;
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (there ? new Response('%PDF') : new Response('gone', { status: 503 })));
  area('?documento=modulo-8');
  expect(await screen.findByRole('alert')).toHaveTextContent(FILE_UNAVAILABLE);
  expect(screen.queryByText('gone')).toBeNull();
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('%PDF')).toBeVisible();
  expect(asked.mock.calls).toEqual([[formAddress(8)], [formAddress(8)]]);
  asked.mockRestore();
});
