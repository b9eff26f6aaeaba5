import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportEntries } from '../../../../provider/areas/exportRequests/exportEntries';
import { httpProducer } from '../../../../provider/areas/exportRequests/exportProducer';
import type { ExportRow } from '../../../../provider/areas/exportRequests/exportRequestStore';
import { zipStream } from '../../../../provider/documents/zipStream';
import { servedForTests } from '../../../fixtures/identityProvider';
import { type WebServer, webServer } from '../../../fixtures/webServer';

const served = servedForTests();
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('the data of applications outside', () => {
  let web: WebServer;
  beforeAll(async () => {
    web = await webServer();
  });
  afterAll(() => web.close());
  const producer = () => httpProducer({ url: web.url, token: 'gettone' });

  /** Returns the zip of a request for these applications. */
  async function zip(applicazioni: readonly string[]) {
    const now = served.clock.now();
    const row = {
      customer_code: 'SG10001',
      prg_richiesta: 1,
      applicazioni,
      data_rich: now,
      cognome_nome_supervisor: 'Rossi Anna',
    } as unknown as ExportRow;
    const entries = await exportEntries({
      row,
      now,
      producer: producer(),
      report: async () => undefined,
      inSchool: (work) => served.db.inSchool({ customerCode: 'SG10001', person: 'x' }, work),
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of zipStream(entries, now)) pieces.push(piece);
    const files = unzipSync(Buffer.concat(pieces));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
    return { names: Object.keys(files), text, manifest: JSON.parse(text('manifest.json')) };
  }

  it('are asked for with the token and go into the zip and the manifest, those alone that were asked for', async () => {
    const files = [
      { application: 'WWA', name: 'voti.csv' },
      { application: 'WWP', name: 'cedolini.csv' },
    ];
    const shown: (string | undefined)[] = [];
    web.answers.set('/SG10001', (request, response) => {
      shown.push(request.headers.authorization);
      response.end(json({ files }));
    });
    web.answers.set('/SG10001/WWA/voti.csv', Buffer.from('nome;nota\n"Anna";"due\nrighe"\nLuca;8\n'));
    const { names, text, manifest } = await zip(['WWA']);
    expect(shown).toEqual(['Bearer gettone']);
    expect(names.filter((name) => name.includes('applicazione'))).toEqual(['WWA/applicazione/voti.csv']);
    expect(text('WWA/applicazione/voti.csv')).toContain('Luca;8');
    const [alunni] = manifest.applicazioni;
    expect(alunni.file).toContainEqual(
      expect.objectContaining({ nome: 'WWA/applicazione/voti.csv', righe: 2, byte: 36 }),
    );
    expect(JSON.stringify(alunni.mancante)).not.toContain('gestiti dentro');
  });

  it('are said to be missing where there are none', async () => {
    web.answers.delete('/SG10001');
    const { names, manifest } = await zip(['WWA']);
    expect(names.filter((name) => name.includes('applicazione'))).toEqual([]);
    expect(JSON.stringify(manifest.applicazioni)).toContain('gestiti dentro');
  });

  it('fail the whole file where they fail: nothing is left out silently, and no name leads out of the zip', async () => {
    web.answers.set('/SG10001', (_request, response) => response.writeHead(503).end());
    await expect(zip(['WWA'])).rejects.toThrow('answered 503');
    const strange = [{ application: 'WWA', name: '../../x.csv' }];
    web.answers.set('/SG10001', json({ files: strange }));
    await expect(zip(['WWA'])).rejects.toThrow('does not say which files');
    web.answers.set('/SG10001', Buffer.alloc(1_000_001, ' '));
    await expect(zip(['WWA'])).rejects.toThrow('longer than');
    web.answers.set('/SG10001', json({ files: [{ application: 'WWA', name: 'tolto.csv' }] }));
    await expect(zip(['WWA'])).rejects.toThrow('no such file');
  });
});
