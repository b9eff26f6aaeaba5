import { describe, expect, it } from 'vitest';
import { contractClauses, contractPreview } from '../../../../contract/contracts/endpoints';
import {
  contractRenewalCalls,
  customersArea,
  renewalConfirm,
  renewalCustomer,
  renewalDelete,
  renewalLetter,
  renewalMovements,
  renewalPrint,
  renewalProducts,
  renewalServices,
  renewalSignOffline,
  renewalSignOnline,
  renewalState,
  renewalUpdate,
} from '../../../../contract/orders/endpoints';
import type { Tender } from '../../../../contract/orders/order';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { signingState } from '../../../../contract/signing/endpoints';
import { answerOf, ask, refusal } from '../../../fixtures/ask';
import { orderingSchools } from '../../../fixtures/orderingSchools';
import { pdfText } from '../../../fixtures/pdfText';
import { withPending } from '../../../fixtures/withPending';

const CONTRACTS = { isServizi: 'false' } as const;
const SERVICES = { isServizi: 'true' } as const;
const ON_MEPA = { sendToMepa: true } as const;
const TENDER = { cig: 'ZA1B2C3D4E', numeroOrdine: '12/2026', dataOrdine: '2026-01-10' } as const;
const services = { kind: 'renewal', services: true } as const;
const textOf = (content: string) => pdfText(Buffer.from(content, 'base64')).replace(/\s+/g, ' ');

describe('the renewal of contracts and services', () => {
  const schools = orderingSchools();
  const { as } = schools;
  const state = async (query: typeof CONTRACTS | typeof SERVICES, uid?: string) =>
    (await ask(as(uid), renewalState, { query })).body;
  const mine = async () =>
    (await ask(as(), procedureList)).body
      .filter(({ kind }: { kind: string }) => kind.includes('Renewal'))
      .map((one: { kind: string; state: string }) => `${one.kind} ${one.state}`);
  /** Returns the orders of the school as listed for the provider's staff, newest first. */
  const listed = async (school = 'SG10001') =>
    JSON.parse((await schools.operator('orders', 'list', '--school', school)).output).data;
  /** Signs the contract of the order with a service. */
  const sign = async (fileName: string, uid?: string) => {
    await ask(as(uid), contractClauses, { body: { fileName, clausola1: true, clausola2: true } });
    const { demo } = (await ask(as(uid), signingState)).body;
    const typed = { username: demo.username, password: 'Sportello-2026', otp: demo.otp6 };
    return ask(as(uid), renewalSignOnline, {
      query: CONTRACTS,
      body: { ...typed, provider: 'sigillo' },
    });
  };
  const signedElsewhere = async (said: { isServizi?: string }) => {
    const form = new FormData();
    if (said.isServizi) form.append('isServizi', said.isServizi);
    form.append('file', new Blob(['x']), 'contratto.p7m');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return answerOf(await as().fetch(renewalSignOffline.path, { method: 'POST', body: form, headers }));
  };
  const codes = (body: readonly { idProdotto: string }[]) => body.map(({ idProdotto }) => idProdotto);

  it('REN-004 REN-005 is for the supervisor alone', async () => {
    for (const endpoint of [renewalProducts, renewalServices, renewalCustomer, contractRenewalCalls.read])
      expect(refusal(await ask(as('gestore.SG10001'), endpoint))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await ask(as('gestore.SG10001'), renewalState, { query: CONTRACTS }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  it('REN-085 offers what is about to expire, with the fees of the band that is asked for', async () => {
    const { body } = await ask(as(), renewalProducts, { query: { fascia: '2' } });
    expect(codes(body)).toEqual(['AWP', 'MAD', 'PER', 'SIG']);
    expect(body[3]).toMatchObject({
      piattaforma: 'B',
      importoCanone: 10_000,
      prezzoCanone: 36_000,
      importoCanoneProposto: 36_000,
      dataFineAssistenza: schools.inDays(60),
      dataInizioProposta: schools.inDays(61),
    });
    expect((await ask(as(), renewalProducts)).body[3].importoCanoneProposto).toBe(31_000);
    expect(codes((await ask(as(), renewalServices)).body)).toEqual(['SMS']);
    expect((await ask(as('supervisor.SG10002'), renewalProducts)).body).toEqual([]);
  });

  it('REN-077 tells of the movements which one the school did not want', async () => {
    const { body } = await ask(as(), renewalMovements, { query: CONTRACTS });
    expect(body.map((one: { statoApprovazione?: string }) => one.statoApprovazione)).toEqual([
      ...[undefined, 'N', 'S', undefined],
    ]);
    expect(codes((await ask(as(), renewalMovements, { query: SERVICES })).body)).toEqual(['SMS']);
  });

  it('REN-013 REN-003 REN-054 has the customer record, and leads to the customers area', async () => {
    expect((await ask(as(), renewalCustomer)).body).toMatchObject({
      codiceMinisteriale: 'RMIC81000A',
      fasciaAlunni: '1',
      nominaTrattamento: 'S',
      fornitore: { contatto: 'assistenza@example.org', privacy: 'privacy@example.org' },
    });
    const { body } = await ask(as(), customersArea, { params: { code: 'SG10001' } });
    expect(body.url).toMatch(/^http:.*\/areaamministrativa\/documenti$/);
    expect((await ask(as(), customersArea, { params: { code: 'SG10002' } })).status).toBe(404);
  });

  it('REN-008 REN-050 has an information letter for schools and another one for private customers', async () => {
    const letters = [];
    for (const uid of ['supervisor.SG10001', 'supervisor.SP20001'])
      letters.push(textOf((await ask(as(uid), renewalLetter)).body.content));
    expect(letters[0]).toContain('Informativa sul rinnovo dei contratti');
    expect(letters[0]).toContain('MEPA');
    expect(letters[1]).toContain('Informativa sul rinnovo per le scuole private');
    expect(letters[1]).toContain('IT60X0542811101000000123456');
    expect(letters[1]).not.toContain('MEPA');
  });

  it('REN-042 REN-045 does not go on where the letter of appointment was not sent, nor without a band', async () => {
    await schools.go('next', undefined, undefined, undefined, 'supervisor.SG10002');
    const refused = await schools.go('next', 'anagrafica', { fascia: '1' }, undefined, 'supervisor.SG10002');
    expect(refusal(refused)).toEqual({ status: 409, code: 'conflict' });
    expect(refused.body.detail).toContain('lettera di nomina');
    await schools.go('next');
    const without = await schools.go('next', 'anagrafica', {});
    expect(without.body.errors).toEqual([{ field: 'fascia', message: 'Selezionare la fascia di alunni.' }]);
    await schools.go('back');
  });

  it('REN-029 REN-076 refuses none, and what cannot be ordered without another', async () => {
    await schools.go('next');
    await schools.go('next', 'anagrafica', { fascia: '1' });
    expect((await schools.go('next', 'prodotti', { selected: [] })).status).toBe(409);
    const refused = await schools.go('next', 'prodotti', { selected: ['MAD'] });
    expect(refused.body.detail).toContain('si ordinano insieme');
    expect((await schools.go('next', 'prodotti', { selected: ['BIL'] })).body.detail).toContain(
      'non sono più',
    );
    expect((await schools.go('next', 'prodotti', { selected: ['SIG', 'PER', 'AWP'] })).body.step).toBe(
      'riepilogo',
    );
    expect(await mine()).toEqual(['contractRenewal choosing']);
  });

  it('REN-010 REN-053 prints the quote under its name', async () => {
    const body = schools.request(['SIG', 'PER', 'AWP']);
    const printed = await ask(as(), renewalPrint, { params: { code: 'SG10001' }, body });
    expect(printed.body.name).toBe('rinnovo-contratti-SG10001.pdf');
    const text = textOf(printed.body.content);
    expect(text).toContain('Area web del personale (*)');
    expect(text).toContain('520,50 €');
    expect(text).toContain('0,5205%');
  });

  it('refuses an order of another total, or of products that were not chosen', async () => {
    const right = schools.request(['SIG', 'PER', 'AWP']);
    const wrong = await schools.order({
      ...right,
      importoTotaleScontato: right.importoTotaleScontato - 1000,
    });
    expect(refusal(wrong)).toEqual({ status: 409, code: 'conflict' });
    expect(wrong.body.detail).toContain('Gli importi inviati non corrispondono');
    expect((await schools.order(schools.request(['SIG']))).body.detail).toContain(
      'un altro utente li ha cambiati',
    );
    const tender = { sendToMepa: false, cig: 'Z123', numeroOrdine: '', dataOrdine: null };
    expect((await schools.order({ ...right, ...tender })).status).toBe(400);
    expect(await state(CONTRACTS)).toBe('');
  });

  it('refuses an order of a contract that was renewed meanwhile, in words', async () => {
    const propose = (until: number) =>
      schools.operator(
        ...['orders', 'propose', '--school', 'SG10001', '--product', 'PER', '--platform', 'C'],
        ...['--from', schools.inDays(0), '--until', schools.inDays(until)],
        ...['--approval', 'S'],
      );
    await propose(400);
    const refused = await schools.order(schools.request(['SIG', 'PER', 'AWP']));
    expect(refusal(refused)).toEqual({ status: 409, code: 'conflict' });
    expect(refused.body.detail).toContain('forse sono stati rinnovati nel frattempo');
    expect(await state(CONTRACTS)).toBe('');
    await propose(60);
  });

  it('REN-018 REN-016 orders on MEPA, once, however often it is sent', async () => {
    const body = schools.request(['SIG', 'PER', 'AWP']);
    expect((await ask(as(), renewalConfirm, { body })).status).toBe(204);
    const [one, other] = await Promise.all([
      schools.order(body),
      schools.order(body, undefined, 'collega.SG10001'),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const order = await state(CONTRACTS);
    expect(order).toMatchObject({
      status: 'IN_ATTESA_MEPA',
      numero: 1,
      sendToMepa: true,
      importoTotale: 52_050,
      importoTotaleScontato: 52_000,
      iva: 11_440,
      dovuto: 63_440,
      ordineMepa: [],
      contatti: 12,
    });
    // Values not yet known are present, and empty.
    expect(order).toMatchObject({ errorMepa: null, cig: null, numeroOrdine: null, preview: null });
    expect(order.history).toEqual([{ codStato: 'IN_ATTESA_MEPA', timestamp: expect.any(String) }]);
    const another = await schools.order(schools.request(['SIG']), undefined, 'collega.SG10001');
    expect(another.body.detail).toMatch(/^L’ordine è già stato inoltrato da (Ida Neri|Ivo Gialli) il /);
    expect((await schools.run()).receipt).toMatch(/^RIN-\d{4}-SG10001-1$/);
    expect(await mine()).toEqual(['contractRenewal onMepa']);
  });

  it('REN-012 REN-028 is taken back while MEPA is waited for, and begins again', async () => {
    expect((await ask(as(), renewalDelete, { query: CONTRACTS })).status).toBe(204);
    expect(await state(CONTRACTS)).toBe('');
    expect((await schools.run()).step).toBe('informativa');
    expect((await ask(as(), renewalDelete, { query: CONTRACTS })).status).toBe(404);
  });

  it('REN-016 goes on as the operator says, with a mail each time, to the contract that is signed', async () => {
    await schools.toSummary(['SIG', 'PER', 'AWP']);
    await schools.order(schools.request(['SIG', 'PER', 'AWP']));
    const order = ['--school', 'SG10001', '--order', '2'];
    expect(await schools.operator('orders', 'accept', ...order)).toMatchObject({ code: 1 });
    expect(
      await schools.operator('orders', 'mepa-mismatch', ...order, '--articles', 'SIG,ALU'),
    ).toMatchObject({
      code: 0,
    });
    expect(await state(CONTRACTS)).toMatchObject({
      status: 'IN_ATTESA_MEPA',
      ordineMepa: ['SIG', 'ALU'],
      errorMepa: 'Codici articolo attesi: AWP, PER, SIG; ricevuti: SIG, ALU.',
    });
    expect(await mine()).toEqual(['contractRenewal mismatch']);
    expect(await schools.operator('orders', 'mepa-arrived', ...order)).toMatchObject({ code: 0 });
    expect(await schools.operator('orders', 'accept', ...order)).toMatchObject({ code: 0 });
    const accepted = await state(CONTRACTS);
    expect(accepted).toMatchObject({ status: 'DA_FIRMARE', errorMepa: null, preview: expect.any(String) });
    expect(accepted.history.map(({ codStato }: { codStato: string }) => codStato)).toEqual([
      ...['IN_ATTESA_MEPA', 'IN_ATTESA_ARGO', 'ACCETTATO', 'DA_FIRMARE'],
    ]);
    const subjects = (await schools.mails()).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'Rinnovo dei contratti: ordine n. 2')).toHaveLength(3);
    expect(await mine()).toEqual(['contractRenewal signing']);
    expect((await ask(as(), renewalDelete, { query: CONTRACTS })).status).toBe(409);
    expect(codes((await ask(as(), renewalProducts)).body)).toEqual(['MAD']);
    const [second, first] = await listed();
    expect(second).toMatchObject({
      number: 2,
      state: 'DA_FIRMARE',
      toBePaid: false,
      products: expect.stringContaining('SIG'),
    });
    expect(first).toMatchObject({ number: 1, state: 'ANNULLATO' });
  });

  it('REN-083 has its contract with what was ordered, signed by the one verification', async () => {
    const { preview } = await state(CONTRACTS);
    const { body } = await ask(as(), contractPreview, { query: { filename: preview } });
    expect(body.pages).toBeGreaterThan(2);
    expect(await withPending(schools.db, 'waiting', mine)).toEqual(['contractRenewal checking']);
    expect(await withPending(schools.db, 'refused', mine)).toEqual(['contractRenewal signing']);
    const text = textOf(body.content);
    expect(text).toContain('Ordine n. 2');
    expect(text).toContain('634,40 €');
    const signed = await sign(preview);
    expect(signed.status).toBe(200);
    const receipt = (await ask(as(), contractRenewalCalls.receipt)).body;
    expect(receipt).toMatchObject({
      procedura: 'Rinnovo dei contratti: ordine n. 2',
      documenti: [
        {
          file: `${preview}.p7m`,
          firmatario: 'Anna Rossi',
          sha256: signed.body.fileSha256,
          sha256Originale: body.sha256,
        },
      ],
      allegati: [{ file: 'rinnovo-contratti-SG10001.pdf' }],
    });
    expect(textOf(receipt.pdf).replaceAll(' ', '')).toContain(receipt.documenti[0].sha256);
    const mailed = (await schools.mails()).map(({ subject }) => subject);
    expect(mailed).toContain(`Ricevuta ${receipt.numero}`);
    expect(await state(CONTRACTS)).toMatchObject({ status: 'FIRMATO' });
    expect((await listed())[0]).toMatchObject({ number: 2, state: 'FIRMATO' });
    expect(await mine()).toEqual(['contractRenewal signed']);
    expect((await ask(as(), renewalDelete, { query: CONTRACTS })).status).toBe(204);
    expect((await listed())[0]).toMatchObject({ number: 2, state: 'FIRMATO' });
  });

  it('REN-016 REN-035 orders with the data of a tender, and waits for the provider at once', async () => {
    await schools.go('next', 'prodotti', { selected: ['SMS'] }, services);
    const tender = { sendToMepa: false, ...TENDER };
    const { body } = await schools.order(schools.request(['SMS'], tender, services), services);
    expect(body).toMatchObject({ status: 'IN_ATTESA_ARGO', ...TENDER });
    expect((await schools.order(schools.request(['SMS'], tender, services), services)).body.numero).toBe(
      body.numero,
    );
  });

  it('REN-084 tells services from contracts in every call, and refuses one that does not say', async () => {
    const body = { username: 'ds', password: 'x', otp: '123456', provider: 'sigillo' } as const;
    const signatures = [
      await ask(as(), renewalSignOnline, { query: CONTRACTS, body }),
      await signedElsewhere(CONTRACTS),
    ];
    expect(signatures.map(refusal)).toEqual(Array(2).fill({ status: 409, code: 'conflict' }));
    expect(await state(CONTRACTS)).toBe('');
    expect(refusal(await ask(as(), renewalDelete, { query: CONTRACTS })).status).toBe(404);
    expect(refusal(await ask(as(), renewalUpdate, { query: CONTRACTS, body: ON_MEPA })).status).toBe(404);
    expect(await state(SERVICES)).toMatchObject({ isServizi: true, status: 'IN_ATTESA_ARGO' });
    const nothing = { query: {} as typeof CONTRACTS };
    for (const answer of [
      await ask(as(), renewalState, nothing),
      await ask(as(), renewalMovements, nothing),
      await ask(as(), renewalDelete, nothing),
      await ask(as(), renewalUpdate, { ...nothing, body: ON_MEPA }),
      await ask(as(), renewalSignOnline, { ...nothing, body }),
      await signedElsewhere({}),
    ])
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
  });

  it('is placed in another way while it waits: two simultaneous changes make one, and it is logged', async () => {
    const change = (body: Tender, uid?: string) =>
      ask(as(uid), renewalUpdate, { query: SERVICES, body: body as never });
    expect(refusal(await change({ sendToMepa: false })).status).toBe(400);
    const both = await Promise.all([change(ON_MEPA), change(ON_MEPA, 'collega.SG10001')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const moved = await state(SERVICES);
    expect(moved).toMatchObject({ status: 'IN_ATTESA_MEPA', sendToMepa: true, cig: null });
    expect(moved.history.map(({ codStato }: { codStato: string }) => codStato)).toEqual([
      ...['IN_ATTESA_ARGO', 'IN_ATTESA_MEPA'],
    ]);
    expect(await mine()).toContain('serviceRenewal onMepa');
    const order = ['--school', 'SG10001', '--order', String(moved.numero)];
    await schools.operator('orders', 'mepa-arrived', ...order);
    expect((await change({ sendToMepa: false, ...TENDER })).body.detail).toContain('già arrivato dal MEPA');
    await schools.operator('orders', 'accept', ...order);
    expect((await change(ON_MEPA)).body.detail).toContain('già stato accettato');
    expect((await schools.run(services)).step).toBe('prodotti');
  });

  it('is accepted by no school, even where the code is wrong', async () => {
    const change = schools.db.inSchool({ customerCode: 'SG10001', person: 'x' }, (tx) =>
      tx
        .updateTable('school_order')
        .set({ status: 'DA_FIRMARE' })
        .where('customer_code', '=', 'SG10001')
        .execute(),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it('REN-015 REN-043 REN-052 of a private school has neither MEPA nor band, and is provisional until it is paid', async () => {
    const uid = 'supervisor.SP20001';
    await schools.toSummary(['SIG', 'LDA'], undefined, uid);
    const request = schools.request(['SIG', 'LDA'], { sendToMepa: true }, undefined, 'SP20001');
    const { body } = await schools.order(request, undefined, uid);
    expect(body).toMatchObject({
      status: 'IN_ATTESA_ARGO',
      sendToMepa: false,
      fascia: null,
      privato: true,
      provvisorio: true,
      importoTotale: 36_980,
      importoTotaleScontato: 36_980,
      scontoCalcolato: 0,
      iva: 8_136,
    });
    const order = ['--school', 'SP20001', '--order', '1'];
    expect(await schools.operator('orders', 'paid', ...order)).toMatchObject({ code: 1 });
    await schools.operator('orders', 'accept', ...order);
    expect(await schools.operator('orders', 'paid', ...order)).toMatchObject({ code: 0 });
    expect(await state(CONTRACTS, uid)).toMatchObject({ provvisorio: false });
  });

  it('of a private school is to be paid also where the school, once it has signed, begins another', async () => {
    const uid = 'supervisor.SP20001';
    const signAndRepeat = async () => {
      // No code is accepted twice.
      schools.clock.move(60_000);
      expect((await sign((await state(CONTRACTS, uid)).preview, uid)).status).toBe(200);
      expect((await ask(as(uid), renewalDelete, { query: CONTRACTS })).status).toBe(204);
    };
    await signAndRepeat();
    const until = ['--from', schools.inDays(-300), '--until', schools.inDays(60)];
    await schools.operator('orders', 'propose', '--school', 'SP20001', '--product', 'MAD', ...until);
    await schools.toSummary(['MAD'], undefined, uid);
    await schools.order(schools.request(['MAD'], { sendToMepa: true }, undefined, 'SP20001'), undefined, uid);
    const order = ['--school', 'SP20001', '--order', '2'];
    await schools.operator('orders', 'accept', ...order);
    await signAndRepeat();
    expect((await listed('SP20001'))[0]).toMatchObject({ number: 2, state: 'FIRMATO', toBePaid: true });
    expect(await schools.operator('orders', 'paid', ...order)).toMatchObject({ code: 0 });
    expect((await listed('SP20001'))[0]).toMatchObject({ number: 2, state: 'FIRMATO', toBePaid: false });
  });
});
