import { describe, expect, it } from 'vitest';
import { practiceList } from '../../../../contract/transfer/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);

describe('the practices of a school', () => {
  const people = peopleForTests([supervisor, ...others], async (db) => {
    const practice = (cod_min_altri: string, day: string, customer_code = 'SG10001') => ({
      customer_code,
      cod_min_altri,
      area: '' as '' | 'Contabile',
      status: 'CREATED' as 'CREATED' | 'SIGNED',
      status_operatore: null,
      created_date: new Date('2026-09-01T08:00:00Z'),
      updated_date: new Date(`2026-${day}T08:00:00Z`),
      applicativi: '[]',
      nome_ds: null,
      cognome_ds: null,
      pec: null,
      anno_finanziario: null,
      anno: '2026',
      prefix_key_file_original: null,
      prefix_key_file_signed: null,
      progress: 0,
    });
    await db.asOwner((tx) =>
      tx
        .insertInto('practice')
        .values([
          practice('RMIC00000A', '09-02'),
          {
            ...practice('RMIC00000A', '09-05'),
            area: 'Contabile',
            status: 'SIGNED',
            status_operatore: 'STARTED',
            applicativi: '[{"appCode":"wwb","fornitore":"Contabilsoft"}]',
            nome_ds: 'Anna',
            cognome_ds: 'Verdi',
            anno_finanziario: '2025',
            progress: 100,
          },
          practice('MIIC00000B', '09-04', 'SG10002'),
        ])
        .execute(),
    );
  });

  it('are known by source and area, the last changed first, and no other school’s among them', async () => {
    const { body } = await ask(people.as(supervisor), practiceList);
    expect(body).toMatchObject([
      {
        customerCodeArgo: 'SG10001',
        codMinAltri: 'RMIC00000A',
        area: 'Contabile',
        status: 'SIGNED',
        statusOperatore: 'STARTED',
        updatedDate: '2026-09-05T08:00:00.000Z',
        applicativi: [{ appCode: 'wwb', fornitore: 'Contabilsoft' }],
        ds: { nomeDs: 'Anna', cognomeDs: 'Verdi' },
        annoFinanziario: '2025',
        progress: 100,
      },
      { codMinAltri: 'RMIC00000A', area: null, status: 'CREATED', ds: null, progress: 0 },
    ]);
    expect(body).toHaveLength(2);
  });

  it.each(others)('are not for %s', async (who) => {
    expect(refusal(await ask(people.as(who), practiceList))).toEqual({ status: 403, code: 'forbidden' });
  });
});
