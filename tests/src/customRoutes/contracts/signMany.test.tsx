import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusalOf } from '../../../../contract/signing/refusal';
import { documentsArea as area, contracts, receipt } from '../../../fixtures/documentsArea';
import { NO_PDF } from '../../../fixtures/pdfPages';
import { savedFiles } from '../../../fixtures/savedFiles';
import { refuse } from '../../../fixtures/servicesProvider';

const box = () => screen.getByRole('checkbox', { name: 'Dichiaro di aver letto questo documento' });
/** Returns the checkbox of the declaration, once its document is loaded. */
async function declaration() {
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-disabled'));
  return box();
}

it('P13 says how many were read, goes on with j, and signs only when all are', async () => {
  area('/firma');
  await screen.findByText('letti 0 di 4', { exact: true });
  const sign = () => screen.getByRole('button', { name: 'Firma: Sigillo' });
  for (let count = 1; count <= 4; count += 1) {
    expect(sign()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await declaration());
    await screen.findByText(`letti ${count} di 4`, { exact: true });
    await userEvent.keyboard('j');
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /^Accetto entrambe/ }));
  expect(sign()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(sign());
  expect(await screen.findByRole('dialog', { name: /Firma online con Sigillo/ })).toHaveTextContent(
    '4 documenti',
  );
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('P13 one that fails while others are signed stays, is the one that is looked at, and says why and what to do', async () => {
  const refusal = refusalOf('service-untrustworthy');
  const sendings: string[][] = [];
  area('/firma', {
    answers: {
      contractsSignMany: ({ body }: { body: { fileNames: string[] } }) => {
        sendings.push(body.fileNames);
        const fails = (name: string) => sendings.length === 1 && name === 'licenza';
        return body.fileNames.map((fileName) =>
          fails(fileName) ? { fileName, refusal } : { fileName, receipt },
        );
      },
    },
  });
  await screen.findByText('letti 0 di 4', { exact: true });
  for (let count = 1; count <= 4; count += 1) {
    await userEvent.click(await declaration());
    await screen.findByText(`letti ${count} di 4`, { exact: true });
    await userEvent.keyboard('j');
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /^Accetto entrambe/ }));
  const sign = async (otp: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Firma: Sigillo' }));
    await userEvent.type(await screen.findByLabelText(/^Username/), 'ds');
    await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
    await userEvent.type(screen.getByLabelText(/^Codice OTP/), otp);
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  };
  await sign('123456');
  await screen.findByText('Esito: firmati 3 di 4.');
  const list = within(screen.getByRole('list', { name: 'Documenti da firmare' }));
  expect(list.getAllByText('Firmato il 02/09/2026')).toHaveLength(3);
  const failed = list.getByRole('button', { name: /^Contratto licenza/ });
  expect(failed).toHaveTextContent(`${refusal.say} ${refusal.next}`);
  expect(failed).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/^Un documento non è stato firmato e resta in elenco/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(refusal.next);
  await sign('654321');
  await screen.findByText('Esito: firmati 4 di 4.');
  expect(sendings).toEqual([['servizi', 'assistenza', 'licenza', 'ripristino'], ['licenza']]);
  expect(list.queryByText(new RegExp(refusal.say))).toBeNull();
});

it('P13 one that was signed meanwhile says so and does not hold up the others', async () => {
  const refusal = refusalOf('already-signed');
  area('/firma', {
    answers: {
      contractDocumentsV2: contracts.map((one) => ({ ...one, read: true, clausole: [true, true] })),
      contractClauses: () => {
        throw Object.assign(new Error('x'), { code: 'conflict' });
      },
      contractsSignMany: ({ body }: { body: { fileNames: string[] } }) =>
        body.fileNames.map((fileName) =>
          fileName === 'licenza' ? { fileName, refusal } : { fileName, receipt },
        ),
    },
  });
  await screen.findByText('letti 4 di 4', { exact: true });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Accetto entrambe/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Firma: Sigillo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Contratto servizi',
    'Contratto di assistenza',
    'Contratto licenza',
    'Contratto ripristino',
    'Anna Verdi',
  ]);
  await userEvent.type(screen.getByLabelText(/^Username/), 'ds');
  await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
  await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
  await screen.findByText('Esito: firmati 3 di 4.');
  const list = within(screen.getByRole('list', { name: 'Documenti da firmare' }));
  expect(list.getByRole('button', { name: /^Contratto licenza/ })).toHaveTextContent(refusal.say);
  expect(screen.queryByText(/non è stato firmato e resta in elenco/)).toBeNull();
});

it('P13 the provider stores that a document was read, and the page shows it again', async () => {
  const { sent } = area('/firma', {
    answers: { contractDocumentsV2: contracts.map((one, place) => ({ ...one, read: place === 0 })) },
  });
  await screen.findByText('letti 1 di 4', { exact: true });
  expect(box()).toBeChecked();
  await userEvent.keyboard('j');
  await userEvent.click(await declaration());
  await userEvent.click(box());
  const told = sent.filter(({ id }) => id === 'contractRead').map(({ input }) => input.body);
  expect(told).toEqual([
    { fileName: 'assistenza', read: true },
    { fileName: 'assistenza', read: false },
  ]);
});

it('P13 nobody declares to have read what could not be shown, until it is', async () => {
  let there = false;
  const gone = refuse(404, 'Il documento non si trova.');
  const { count } = area('/firma', {
    answers: { contractPreview: () => (there ? { name: 'x.pdf', content: btoa('%PDF') } : gone()) },
  });
  expect((await screen.findByText('Il documento non si trova.')).closest('[role=alert]')).toBeVisible();
  expect(box()).toHaveAccessibleDescription('Il documento non è ancora stato mostrato.');
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
  there = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await userEvent.click(await declaration());
  expect(await screen.findByText('letti 1 di 4', { exact: true })).toBeVisible();
  expect(count('contractRead')).toBe(1);
});

it('P13 what cannot be drawn is not declared to be read, not even after a download', async () => {
  const saved = savedFiles();
  const cryptic = { name: 'x.pdf', content: btoa(NO_PDF) };
  const { count } = area('/firma', { answers: { contractPreview: cryptic } });
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica documento' }));
  expect(saved).toEqual(['x.pdf']);
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
  expect(count('contractRead')).toBe(0);
});

it('P13 of several documents those that nobody can read are left out, and the others are signed', async () => {
  const [first, ...others] = contracts.filter(({ toSign }) => toSign);
  if (!first) throw new Error('there is one to be signed');
  area('/firma', {
    answers: { contractDocumentsV2: [{ ...first, read: true, unreadable: 'xfa' }, ...others] },
  });
  await screen.findByText(`letti 0 di ${others.length}`, { exact: true });
  const list = screen.getByRole('list', { name: 'Documenti da firmare' });
  expect(within(list).getAllByText('non si può leggere: non viene firmato')).toHaveLength(1);
  expect(screen.getByText(/^Un documento non si può leggere e non viene firmato/)).toBeVisible();
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  expect(box()).not.toBeChecked();
  for (const [place] of others.entries()) {
    await userEvent.keyboard('j');
    await userEvent.click(await declaration());
    await screen.findByText(`letti ${place + 1} di ${others.length}`, { exact: true });
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /^Accetto entrambe/ }));
  expect(screen.getByRole('button', { name: 'Firma: Sigillo' })).not.toHaveAttribute('aria-disabled');
});

it('P13 a document that the provider finds to be unreadable as it is read does not count', async () => {
  area('/firma', {
    answers: { contractRead: refuse(422, 'Il documento non si può leggere.', { code: 'signatureRefused' }) },
  });
  await screen.findByText('letti 0 di 4', { exact: true });
  await userEvent.click(await declaration());
  await screen.findByText('letti 0 di 3', { exact: true });
  expect(box()).not.toBeChecked();
});

it('P13 what was read to its last page may be said not to be read', async () => {
  area('/firma');
  await declaration();
  for (let turns = 0; turns < 2; turns += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  await waitFor(() => expect(box()).toBeChecked());
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
});
