import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mergedCalls } from '../../../contract/resizing/endpoints';
import { ReceiptCard } from '../../../src/steps/ReceiptCard';
import { receipt, resizingProvider } from '../../fixtures/resizingProvider';
import { draw } from '../../fixtures/signingDialogs';

const open = async (more: object = {}) => {
  const { callApi } = resizingProvider({ resizingReceipt: { ...receipt, ...more } });
  draw(<ReceiptCard calls={mergedCalls} number={receipt.numero} />, callApi);
  return screen.findByRole('region', { name: 'Ricevuta' });
};

describe('the receipt of a procedure on its page', () => {
  it('has the number, the moment, the person, the SHA-256 of each file, what comes, by when and whom to call', async () => {
    const card = await open({ allegati: [{ file: 'dati.zip', sha256: 'def456' }], perEmail: true });
    const facts = [...card.querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Numero', 'DIM-2026-SG10001-1'],
      ['Data e ora', '01/09/2026 10:00'],
      ['Persona', 'Ida Neri'],
      ['Procedura', 'Dimensionamento'],
      ['Impronte dei file firmati (SHA-256)', 'Riepilogoabc123'],
      ['Impronte dei file consegnati (SHA-256)', 'dati.zipdef456'],
      ['Che cosa succede ora', 'Le scuole rispondono.'],
      ['Entro il', '22/09/2026'],
      ['Per informazioni', 'assistenza@example.org'],
    ]);
    expect(card).toHaveTextContent('La ricevuta è stata inviata anche per e-mail');
    expect(screen.getByRole('button', { name: 'Scarica la ricevuta (PDF)' })).toBeVisible();
  });

  it.each([
    ['nobody could be written to', { perEmail: false }],
    ['it is not known', {}],
  ])('says nothing of a mail where %s', async (_why, mailed) => {
    expect(await open(mailed)).not.toHaveTextContent('e-mail');
  });
});
