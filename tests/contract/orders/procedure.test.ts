import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../../contract/orders/order';
import { timelineOf } from '../../../contract/orders/orderTimeline';
import {
  canCancel,
  deselected,
  preselected,
  quoteFileName,
  showsState,
  type Variant,
} from '../../../contract/orders/orderWizard';
import { orderProcedures } from '../../../contract/orders/procedure';
import { products } from '../../../contract/orders/products';
import {
  answerProblems,
  firstStep,
  lineFor,
  type Procedure,
  stepsOf,
} from '../../../contract/procedures/procedure';

const now = new Date('2026-11-23T08:00:00Z');
const cigProblem = (cig: string) =>
  answerProblems(
    orderProcedures.contractRenewal,
    'riepilogo',
    { sendToMepa: false, cig, numeroOrdine: '1', dataOrdine: '2026-11-01' },
    { now },
  )[0]?.message;
const shown = (variant: Variant) => orderStates.filter((state) => showsState(variant, state));
const history = (...states: readonly string[]) =>
  states.map((codStato, place) => ({ codStato, timestamp: `2026-11-0${place + 1}T08:00:00Z` }));
const timeline = (status: OrderState, sendToMepa: boolean, ...states: readonly string[]) =>
  timelineOf({ status, sendToMepa, history: history(...states) });

describe('the procedures of orders', () => {
  it.each(Object.entries(orderProcedures))('%s has no step that cannot be reached', (_, declared) => {
    const one = declared as Procedure;
    const reached = new Set([firstStep(one), ...one.table.map(({ to }) => to)]);
    expect(stepsOf(one).filter((step) => !reached.has(step))).toEqual([]);
    const events = one.table.map(({ at, event }) => `${at} ${event}`);
    expect(new Set(events).size).toBe(events.length);
  });

  it('REN-007 REN-080 REN-023 of contracts have five steps from the information letter on', () => {
    expect(stepsOf(orderProcedures.contractRenewal)).toEqual([
      ...['informativa', 'anagrafica', 'prodotti', 'riepilogo', 'stato'],
    ]);
  });

  it('REN-009 REN-024 of services begin with the products', () => {
    expect(stepsOf(orderProcedures.serviceRenewal)).toEqual(['prodotti', 'riepilogo', 'stato']);
  });

  it('RST-012 RST-015 of a restoration go from the kind to the products, and from the summary to the state', () => {
    const of = orderProcedures.contractRestoration;
    expect(stepsOf(of)).toEqual(['tipologia', 'anagrafica', 'prodotti', 'riepilogo', 'stato']);
    expect(lineFor(of, 'tipologia', 'choose')?.to).toBe('prodotti');
    expect(lineFor(of, 'prodotti', 'back')?.to).toBe('anagrafica');
    expect(lineFor(of, 'riepilogo', 'order')?.to).toBe('stato');
  });

  it('REN-031 lead from the last step to the first again', () => {
    for (const declared of Object.values(orderProcedures)) {
      const one = declared as Procedure;
      expect(lineFor(one, 'stato', 'repeat')?.to).toBe(firstStep(one));
    }
  });

  it('REN-025 REN-026 REN-027 show the state of any order of contracts, of services not while it is to be signed', () => {
    expect(shown({ kind: 'renewal', services: false })).toEqual(orderStates);
    expect(shown({ kind: 'renewal', services: true })).toEqual([
      'IN_ATTESA_MEPA',
      'IN_ATTESA_ARGO',
      'FIRMATO',
    ]);
    expect(showsState({ kind: 'renewal', services: false }, undefined)).toBe(false);
  });

  it('RST-013 RST-014 restart a restoration once it was accepted', () => {
    for (const services of [false, true])
      expect(shown({ kind: 'restoration', services })).toEqual([
        'IN_ATTESA_MEPA',
        'IN_ATTESA_ARGO',
        'FIRMATO',
      ]);
  });

  it('REN-012 are cancelled only while MEPA is waited for', () => {
    expect(orderStates.filter(canCancel)).toEqual(['IN_ATTESA_MEPA']);
  });
});

describe('what is selected', () => {
  it('REN-077 at first is what nobody said no to', () => {
    const movements = [
      { idProdotto: 'PER', statoApprovazione: 'S' },
      { idProdotto: 'MAD', statoApprovazione: 'N' },
      { idProdotto: 'SIG' },
      { idProdotto: 'OLD' },
    ];
    expect(preselected(movements, ['AWP', 'MAD', 'PER', 'SIG'])).toEqual(['PER', 'SIG']);
  });

  it('REN-073 stays when all are deselected: SIG, C2C and LDA', () => {
    const offered = products.map(({ id, kept }) => ({ idProdotto: id, mantenuto: kept }));
    expect(deselected(offered)).toEqual(['SIG', 'C2C', 'LDA']);
  });
});

describe('the order', () => {
  it('has a date of a tender that is not in the future', () => {
    const problems = (dataOrdine: string) =>
      answerProblems(
        orderProcedures.serviceRenewal,
        'riepilogo',
        { sendToMepa: false, cig: 'ZA1B2C3D4E', numeroOrdine: '1', dataOrdine },
        { now },
      ).map(({ field, message }) => [field, message]);
    expect(problems('2026-11-23')).toEqual([]);
    for (const later of ['2026-11-24', '2030-01-01'])
      expect(problems(later)).toEqual([['dataOrdine', 'La data dell’ordine non può essere nel futuro']]);
  });

  it('REN-036 REN-078 has a CIG of ten characters, of one of two forms', () => {
    expect(['ZA1B2C3D4E', 'A000000000', '1234567ABC', '0000000000'].map(cigProblem)).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    const format = 'Il campo accetta solo CIG  nel formato valido';
    expect(['ZG1B2C3D4E', '123456GABC', 'za1b2c3d4e', '12345678AG'].map(cigProblem)).toEqual([
      ...[format, format, format, format],
    ]);
    const length = 'La lunghezza deve essere di 10 caratteri';
    expect([cigProblem('Z'), cigProblem('ZA1B2C3D4EF')]).toEqual([length, length]);
  });

  it('REN-037 REN-038 REN-035 without MEPA has CIG, number and date, with it none of them', () => {
    const of = orderProcedures.contractRenewal;
    const problems = answerProblems(of, 'riepilogo', { sendToMepa: false }, { now });
    expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toEqual({
      cig: 'campo obbligatorio',
      numeroOrdine: 'campo obbligatorio',
      dataOrdine: 'campo obbligatorio',
    });
    expect(answerProblems(of, 'riepilogo', { sendToMepa: true }, { now })).toEqual([]);
  });

  it('REN-021 fills its timeline from the history, in order', () => {
    expect(
      timeline('DA_FIRMARE', true, 'IN_ATTESA_MEPA', 'IN_ATTESA_ARGO', 'ALTRO', 'ACCETTATO', 'DA_FIRMARE'),
    ).toEqual([
      { step: 'mepa', at: '2026-11-01T08:00:00Z', current: false },
      { step: 'provider', at: '2026-11-02T08:00:00Z', current: false },
      { step: 'signature', at: '2026-11-04T08:00:00Z', current: true },
      { step: 'done', at: undefined, current: false },
    ]);
  });

  it('REN-020 skips the first step of it without MEPA', () => {
    expect(timeline('IN_ATTESA_ARGO', false, 'IN_ATTESA_ARGO').map(({ step }) => step)).toEqual([
      ...['provider', 'signature', 'done'],
    ]);
  });

  it('REN-053 RST-022 RST-030 is printed under the name of its kind', () => {
    const names = (['renewal', 'restoration'] as const).flatMap((kind) =>
      [false, true].map((services) => quoteFileName({ kind, services }, 'SG10001')),
    );
    expect(names).toEqual([
      ...['rinnovo-contratti-SG10001.pdf', 'rinnovo-servizi-SG10001.pdf'],
      ...['ripristino-contratti-SG10001.pdf', 'ripristino-servizi-SG10001.pdf'],
    ]);
  });
});
