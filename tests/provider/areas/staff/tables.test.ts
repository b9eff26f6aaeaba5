import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { platformImportBegin } from '../../../../contract/staff/endpoints/imports';
import { runOperator } from '../../../../provider/cli/runOperator';
import { answerOf } from '../../../fixtures/ask';
import { OPERATOR_SECRET, servedForTests } from '../../../fixtures/identityProvider';
import { machine } from '../../../fixtures/operatorCalls';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

const served = servedForTests();
const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const send = async (bytes: Uint8Array<ArrayBuffer>, query = '') => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'scuole');
  const headers = { ...machine, 'idempotency-key': crypto.randomUUID() };
  return answerOf(
    await fetch(served.url + platformImportBegin.path + query, { method: 'POST', headers, body: form }),
  );
};
const stored = (id: string) =>
  served.db.asOwner((tx) =>
    tx
      .selectFrom('platform_import_row')
      .select(['content', 'problems'])
      .where('import', '=', id)
      .orderBy('position')
      .execute(),
  );
const HEAD = ['customerCode', 'codMin', 'name', 'city', 'privateSchool'];
const SCHOOL = ['SG47001', 'RMIC800001', 'Istituto Forlì', 'Forlì', 'no'];
const csv = (...lines: readonly (readonly string[])[]) => lines.map((line) => line.join(';')).join('\r\n');

describe('a table of schools', () => {
  it('is read in its own encoding, which the answer names', async () => {
    const { status, body } = await send(encoded['Windows-1252'](csv(HEAD, SCHOOL)));
    expect([status, body.ready, body.reading]).toEqual([
      200,
      1,
      expect.objectContaining({ encoding: 'windows-1252', rows: 1 }),
    ]);
    expect((await stored(body.id))[0]?.content).toMatchObject({ name: 'Istituto Forlì', city: 'Forlì' });
  });

  it('is refused with the unreadable line', async () => {
    const bytes = Uint8Array.from([...encoded['UTF-8'](`${csv(HEAD, SCHOOL)}\r\n`), 0x81, 0xb0, 0xf0]);
    const { status, body } = await send(bytes);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Riga 3 del file: .*codifica/)]);
  });

  it('is a workbook too, with its sheet, hidden rows and repeated headers reported', async () => {
    const bytes = workbook([
      { name: 'Note', lines: [['Elenco delle scuole']] },
      {
        name: 'Scuole',
        lines: [HEAD, SCHOOL, HEAD, ['SG47002', ...SCHOOL.slice(1)], ['SG47003', ...SCHOOL.slice(1)]],
        hidden: [5],
      },
    ]);
    const { body } = await send(bytes);
    expect(body).toMatchObject({
      ready: 2,
      reading: {
        sheet: 'Scuole',
        otherSheets: [{ name: 'Note', isHidden: false }],
        rows: 2,
        hidden: 1,
        headers: 1,
      },
    });
  });

  it('reads the rows that a filter hides where that is asked for, and only there', async () => {
    const bytes = workbook([
      {
        name: 'Scuole',
        lines: [HEAD, ['SG47004', ...SCHOOL.slice(1)], ['SG47005', ...SCHOOL.slice(1)]],
        hidden: [3],
      },
    ]);
    const { body: without } = await send(bytes);
    expect(without).toMatchObject({ ready: 1, reading: { rows: 1, hidden: 1, withHidden: false } });
    const { body: including } = await send(bytes, '?nascoste=si');
    expect(including).toMatchObject({ ready: 2, reading: { rows: 2, hidden: 1, withHidden: true } });
  });

  it('has no cell with an error for a value, whatever the column', async () => {
    const error = { attributes: 't="e"', inside: '<v>#REF!</v>' };
    const bytes = workbook([
      {
        name: 'Scuole',
        lines: [
          [...HEAD, 'licences'],
          [...SCHOOL, error],
        ],
      },
    ]);
    const { body } = await send(bytes);
    expect(body).toMatchObject({ ready: 0, refused: 1 });
    expect(body.problems).toEqual([
      expect.objectContaining({ field: 'licences', message: expect.stringContaining('#RIF!') }),
    ]);
  });

  it('has the columns of the console, and dates, yes and no as in every other file', async () => {
    const head = [
      'CODICE CLIENTE',
      'Codice meccanografico',
      'Denominazione',
      'Città',
      'Soggetto privato',
      'Licenze',
      'Cognome del supervisor',
      'Nome supervisor',
      'E-mail supervisor',
    ];
    const line = ['SG47011', "'=RMIC8", 'Istituto Forlì', 'Forlì', 'Sì', 'WWA:31/08/2027 WWP:31.8.27'];
    const supervisor = ['Rossi', 'Ada', 'ada@example.org'];
    const { body } = await send(
      encoded['UTF-8'](csv(head, [...line, ...supervisor], ['SG47012', ...line.slice(1, 4), 'forse', ''])),
    );
    const [first, second] = await stored(body.id);
    expect(first?.content).toEqual({
      customerCode: 'SG47011',
      codMin: '=RMIC8',
      name: 'Istituto Forlì',
      city: 'Forlì',
      privateSchool: true,
      licences: ['WWA', 'WWP'].map((ac) => ({ ac, expirationDate: '2027-08-31' })),
      supervisor: { sn: 'Rossi', cn: 'Ada', email: 'ada@example.org' },
    });
    expect(second?.problems).toEqual([{ field: 'privateSchool', message: expect.any(String) }]);
  });

  it('is reported by the command as well', async () => {
    const path = join(folder, 'scuole.csv');
    writeFileSync(path, encoded['Mac OS Roman'](csv(HEAD, ['SG47009', ...SCHOOL.slice(1)])));
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const { output } = await runOperator(['schools', 'import', '--file', path], env);
    expect(output).toContain('Letto come testo di un Mac di qualche anno fa. Righe lette: 1.');
  });

  it('in JSON is refused where it is none, or one of its records has no end', async () => {
    const long = JSON.stringify([{ customerCode: 'SG47010', name: 'x'.repeat(300_000) }]);
    expect((await send(encoded['UTF-8'](long))).status).toBe(400);
    expect((await send(encoded['UTF-8']('['.repeat(1_000_000)))).status).toBe(400);
    expect((await send(encoded['UTF-8']('[1, 2]'))).status).toBe(400);
  });
});
