import { describe, expect, it } from 'vitest';
import { licenceProductList } from '../../../../contract/licences/endpoints';
import type { LicenceType } from '../../../../contract/licences/licenceProduct';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const DAY = 86_400_000;
const supervisor = 'supervisor.SG10001';
const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);

describe('the licence products of a school', () => {
  const people = peopleForTests([supervisor, ...others], async (db) => {
    const product = (id_prodotto: string, tipo: LicenceType, customer_code = 'SG10001') => ({
      customer_code,
      id_prodotto,
      tipo,
      descrizione: `Prodotto ${id_prodotto}`,
      tipo_movimento_vendita: 'VL',
      numero_installazione: '1',
      stato_contratto: 'Attiva' as const,
      data_scadenza_assistenza: '2026-12-31',
      link_download: null,
      link_codici: null,
      link_codici_agg: null,
      anomalia: null,
    });
    const rows = [
      product('WEB2', 'web'),
      product('WEB1', 'web'),
      product('SAV', 'web'),
      product('CS1', 'client-server'),
      product('SRV1', 'services'),
      product('ALTRUI', 'web', 'SG10002'),
    ];
    await db.asOwner((tx) => tx.insertInto('licence_product').values(rows).execute());
  });
  const list = (type: string, who = supervisor) =>
    ask(people.as(who), licenceProductList, { params: { type: type as LicenceType } });
  const products = async (type: string) =>
    (await list(type)).body.map(({ idProdotto }: { idProdotto: string }) => idProdotto);

  it('are listed by type and description, and no other school’s among them', async () => {
    expect(await products('web')).toEqual(['SAV', 'WEB1', 'WEB2']);
    expect(await products('services')).toEqual(['SRV1']);
  });

  it('ADM-059 the product SAV of the web list is in the client-server list too', async () => {
    expect(await products('client-server')).toEqual(['CS1', 'SAV']);
  });

  it('one tells its contract and until when it is assisted', async () => {
    const { body } = await list('services');
    expect(body[0]).toEqual({
      idProdotto: 'SRV1',
      tipo: 'services',
      descrizione: 'Prodotto SRV1',
      tipoMovimentoVendita: 'VL',
      numeroInstallazione: '1',
      statoContratto: 'Attiva',
      dataScadenzaAssistenza: '2026-12-31',
      linkDownload: null,
      linkCodici: null,
      linkCodiciAgg: null,
      anomalia: null,
    });
  });

  it('one is about to end, waited for and ended as the clock goes on', async () => {
    const ends = Date.parse('2026-12-31T12:00:00Z');
    const states = [];
    for (const days of [-40, -20, 5, 70]) {
      people.clock.move(ends + days * DAY - people.clock.now().getTime());
      states.push((await list('services')).body[0].statoContratto);
    }
    expect(states).toEqual(['Attiva', 'In Scadenza', 'In attesa di rinnovo', 'Cessata']);
  });

  it('are of no other type', async () => {
    expect(refusal(await list('cloud'))).toEqual({ status: 404, code: 'notFound' });
  });

  it.each(others)('are not for %s', async (who) => {
    expect(refusal(await list('web', who))).toEqual({ status: 403, code: 'forbidden' });
  });
});
