import { describe, expect, it } from 'vitest';
import { renewalDelete, renewalState } from '../../../../contract/orders/endpoints';
import { orderList, orderReceipt } from '../../../../contract/orders/orderListEndpoints';
import { showEuro } from '../../../../contract/values/showMoney';
import { ask, refusal } from '../../../fixtures/ask';
import { openMails } from '../../../fixtures/openMails';
import { orderingSchools } from '../../../fixtures/orderingSchools';

describe('all orders of a school', () => {
  const schools = orderingSchools();
  const query = { isServizi: 'false' } as const;
  const privateSchool = 'supervisor.SP20001';
  const receiptOf = (number: number, uid?: string) =>
    ask(schools.as(uid), orderReceipt, { params: { subject: String(number) } });

  it('are listed with state, amounts, last year’s fees and receipt, also one that was withdrawn', async () => {
    await schools.toSummary(['SIG', 'PER']);
    expect((await schools.order(schools.request(['SIG', 'PER']))).status).toBe(200);
    await ask(schools.as(), renewalDelete, { query });
    await schools.toSummary(['PER']);
    expect((await schools.order(schools.request(['PER']))).status).toBe(200);
    const { body } = await ask(schools.as(), orderList);
    expect(body).toMatchObject([
      { numero: 2, tipo: 'renewal', status: 'IN_ATTESA_MEPA', dovuto: 25_620, persona: 'Ida Neri' },
      { numero: 1, status: 'IN_ATTESA_MEPA', annullatoIl: expect.any(String) },
    ]);
    expect(body[0]).not.toHaveProperty('annullatoIl');
    expect(body[0].selected[0]).toMatchObject({ importoCanone: 10_000, importoCanoneProposto: 21_050 });
    for (const { numero, ricevuta } of body) {
      const receipt = await receiptOf(numero);
      expect(receipt.body).toMatchObject({ numero: ricevuta, nomeFile: `ricevuta-${ricevuta}.pdf` });
      expect(receipt.body.procedura).toContain(`ordine n. ${numero}`);
    }
    expect(body[0].ricevuta).not.toBe(body[1].ricevuta);
  });

  it('say the sum of the fees where the total was rounded', async () => {
    const { importi } = (await receiptOf(2)).body;
    expect(importi).toContainEqual({ voce: 'Somma dei canoni', importo: showEuro(21_050) });
    expect(importi).toContainEqual({ voce: 'Totale, arrotondato ai 10 euro', importo: showEuro(21_000) });
  });

  it('of a private school say how they are paid, in the page, in the receipt and by mail', async () => {
    await schools.toSummary(['SIG', 'LDA'], undefined, privateSchool);
    const request = schools.request(['SIG', 'LDA'], {}, undefined, 'SP20001');
    const paid = {
      iban: 'IT60X0542811101000000123456',
      importo: 45_116,
      causale: 'Ordine n. 1 di SP20001',
      qr: expect.stringMatching(/^data:image\/png;base64,/),
    };
    const made = await schools.order(request, undefined, privateSchool);
    expect(made.body.pagamento).toMatchObject(paid);
    const state = await ask(schools.as(privateSchool), renewalState, { query });
    expect(state.body.pagamento).toMatchObject(paid);
    const { importi } = (await receiptOf(1, privateSchool)).body;
    expect(importi).toContainEqual({ voce: 'Causale del bonifico', importo: paid.causale });
    const mails = await openMails(schools.db, ({ subject }) => subject.startsWith('Ricevuta RIN'));
    expect(mails.some(({ body }) => body.includes(paid.causale) && body.includes(paid.iban))).toBe(true);
  });

  it('are those of the own school alone, for supervisors', async () => {
    const { body } = await ask(schools.as('supervisor.SG10002'), orderList);
    expect(body).toEqual([]);
    expect(refusal(await receiptOf(1, 'supervisor.SG10002'))).toEqual({ status: 404, code: 'notFound' });
    expect(refusal(await ask(schools.as('gestore.SG10001'), orderList)).status).toBe(403);
  });
});
