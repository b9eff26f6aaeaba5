import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { SchoolFilter, SchoolInput } from '../../../../operators/inputs/SchoolInput';
import type { CallApi } from '../../../../src/api/CallApi';
import { AsStaff } from '../../../fixtures/AsStaff';

const schools = [
  { customerCode: 'SG10001', name: 'Istituto Verdi', city: 'Roma' },
  { customerCode: 'SG10002', name: 'Liceo Bianchi', city: 'Pisa' },
];

/** Answers a search as the provider does. */
const callApi = (async (_endpoint: unknown, { query }: { query: { q?: string } }) => {
  const found = schools.filter((one) =>
    Object.values(one)
      .join(' ')
      .toLowerCase()
      .includes((query.q ?? '').toLowerCase()),
  );
  return { data: { data: found, total: found.length } };
}) as unknown as CallApi;

function Form() {
  const form = useForm({ defaultValues: { school: '' } });
  return (
    <FormProvider {...form}>
      <SchoolInput
        name="school"
        label="Scuola"
        field={{ kind: 'text' }}
        disabledReason={undefined}
        help=""
        required
      />
      <output>{form.watch('school')}</output>
    </FormProvider>
  );
}

it('a school is found by its name, shown with it, and stored by its code; a typed code is taken as it is', async () => {
  const user = userEvent.setup();
  render(
    <AsStaff callApi={callApi}>
      <Form />
    </AsStaff>,
  );
  const input = screen.getByRole('combobox', { name: /Scuola/ });
  await user.type(input, 'bianchi');
  await user.click(await screen.findByRole('option', { name: 'Liceo Bianchi, Pisa (SG10002)' }));
  expect(screen.getByRole('status')).toHaveTextContent('SG10002');
  expect(input).toHaveValue('Liceo Bianchi, Pisa (SG10002)');
  await user.clear(input);
  await user.type(input, 'sg10001');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('SG10001');
  expect(input).toHaveValue('Istituto Verdi, Roma (SG10001)');
});

function Filter() {
  const [value, change] = useState('SG10001');
  return (
    <>
      <label htmlFor="filter">Scuola</label>
      <SchoolFilter id="filter" value={value} change={change} autoFocus={false} />
      <output>{value}</output>
    </>
  );
}

it('a filter shows the name of its school, and changes once another one is chosen', async () => {
  const user = userEvent.setup();
  render(
    <AsStaff callApi={callApi}>
      <Filter />
    </AsStaff>,
  );
  const input = screen.getByRole('combobox', { name: 'Scuola' });
  await waitFor(() => expect(input).toHaveValue('Istituto Verdi, Roma (SG10001)'));
  const replacing = { initialSelectionStart: 0, initialSelectionEnd: 100 };
  await user.type(input, 'bian', replacing);
  expect(screen.getByRole('status')).toHaveTextContent('SG10001');
  await screen.findByRole('option', { name: 'Liceo Bianchi, Pisa (SG10002)' });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('SG10002');
  expect(input).toHaveValue('Liceo Bianchi, Pisa (SG10002)');
  await user.type(input, 'nessuna', replacing);
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('SG10002');
  expect(input).toHaveValue('Liceo Bianchi, Pisa (SG10002)');
  await user.clear(input);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
