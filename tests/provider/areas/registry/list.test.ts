import { describe, expect, it } from 'vitest';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryList } from '../../../../contract/registry/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const manager = 'gestore.SG10001';
const unlicensed = 'supervisor.SG10002';
const others = ['campus', 'docente'].map((name) => `${name}.SG10001`);

describe('the staff registry', () => {
  const year = () => String(serviceYear(people.clock.now()));
  const people = peopleForTests([supervisor, manager, unlicensed, ...others], async (db) => {
    const person = (prg_anagrafe: string, cognome: string, more: object = {}) => ({
      customer_code: 'SG10001',
      anno: serviceYear(new Date()),
      prg_anagrafe,
      nome: 'Anna',
      cognome,
      codice_fiscale: 'RSSMRA80A01H501U',
      email: 'anna@example.org',
      data_nascita: '1980-01-01',
      rapporto_lavoro: 'Docente',
      ruoli: '["wsx-docente"]',
      uid_portale: null,
      ...more,
    });
    await db.asOwner(async (tx) => {
      await tx
        .updateTable('account')
        .set({ codice_fiscale: 'VRDNNA80A41H501W' })
        .where('uid', '=', 'docente.SG10001')
        .execute();
      await tx
        .insertInto('registry_person')
        .values([
          person('1', 'Verdi', { uid_portale: 'docente.SG10001' }),
          person('2', 'Àrdito', { codice_fiscale: 'SBAGLIATO', email: null }),
          person('3', 'Bruni', { customer_code: 'SG10002' }),
          person('4', 'Prima', { anno: serviceYear(new Date()) - 1 }),
        ])
        .execute();
      await tx.deleteFrom('licence').where('customer_code', '=', 'SG10002').where('ac', '=', 'WWA').execute();
    });
  });
  const list = (who: string, params = { year: year() }) => ask(people.as(who), registryList, { params });

  it.each([supervisor, manager])(
    'REG-023 REG-030 REG-031 is answered to %s by surname, of the own school alone, with data, errors and message',
    async (who) => {
      const { body } = await list(who);
      expect(body).toMatchObject({
        data: [
          {
            prgAnagrafe: '2',
            cognome: 'Àrdito',
            isCodiceFiscaleValid: false,
            codiceFiscaleAllineato: true,
            uidPortale: null,
          },
          {
            prgAnagrafe: '1',
            cognome: 'Verdi',
            rapportoLavoro: 'Docente',
            ruoli: ['wsx-docente'],
            isCodiceFiscaleValid: true,
            uidPortale: 'docente.SG10001',
            codiceFiscaleGestione: 'VRDNNA80A41H501W',
            codiceFiscaleAllineato: false,
          },
        ],
        errors: [],
      });
      expect(body.message).toBeUndefined();
    },
  );

  it('MSG-083 says so when nobody is there', async () => {
    await people.db.asOwner((tx) =>
      tx.deleteFrom('registry_person').where('prg_anagrafe', '=', '4').execute(),
    );
    const years = [Number(year()) - 1, Number(year()) + 1];
    const answers = await Promise.all(years.map((one) => list(supervisor, { year: String(one) })));
    const empty = answers.find(({ status }) => status === 200);
    expect(empty?.body).toEqual({ data: [], errors: [], message: 'Non ci sono utenti da importare!' });
  });

  it.each(['1999', '3000'])('is not there for %s, and says which years are', async (wrong) => {
    const answer = await list(supervisor, { year: wrong });
    expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
    expect(answer.body.detail).toMatch(/^Scegliere l'anno di servizio \d{4} o \d{4}\.$/);
    expect(refusal(await list(supervisor, { year: 'tutti' }))).toEqual({ status: 404, code: 'notFound' });
  });

  it('REG-031 is refused with a sentence to a school without the licence of Alunni or Personale', async () => {
    const answer = await list(unlicensed);
    expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
    expect(answer.body.detail).toBe(
      "L'anagrafica del personale è disponibile per le scuole che hanno la licenza di Alunni o di Personale.",
    );
  });

  it.each(others)('REG-031 is not for %s, who is neither supervisor nor teacher-manager', async (who) => {
    expect(refusal(await list(who))).toEqual({ status: 403, code: 'forbidden' });
  });

  it('forgets an account that is removed, never the person', async () => {
    await people.db.asOwner((tx) => tx.deleteFrom('account').where('uid', '=', 'docente.SG10001').execute());
    const { body } = await list(supervisor);
    expect(body.data.at(-1)).toMatchObject({ prgAnagrafe: '1', uidPortale: null });
  });
});
