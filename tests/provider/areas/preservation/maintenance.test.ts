import { describe, expect, it } from 'vitest';
import { contractSignOffline } from '../../../../contract/contracts/endpoints';
import {
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationSignOffline,
  preservationSignOnline,
  preservationStatus,
} from '../../../../contract/preservation/endpoints';
import { isLoading } from '../../../../contract/preservation/procedure';
import { SIGNING_MAINTENANCE } from '../../../../contract/signing/signing';
import {
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../../contract/spid/spidRequestDocumentEndpoints';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { eventually } from '../../../fixtures/eventually';
import { MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';

describe('while signing is under maintenance', () => {
  const school = preservationSchool({ signingMaintenance: true });
  const supervisor = () => school.as('supervisor.SG10001');
  const typed = { username: 'x', password: 'y', otp: '123456', provider: 'sigillo' } as const;
  const said = { status: 503, body: { code: 'unavailable', detail: SIGNING_MAINTENANCE } };

  async function upload(address: string, fields: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['x']), 'x.p7m');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return answerOf(await supervisor().fetch(address, { method: 'POST', body: form, headers }));
  }

  it('nothing is signed, wherever it is asked for, and the documents are made all the same', async () => {
    const { etag } = await ask(supervisor(), preservationManagerRead);
    await ask(supervisor(), preservationManagerWrite, { body: MANAGER, ifMatch: etag ?? '' });
    await ask(supervisor(), preservationGenerate);
    const status = async () => (await ask(supervisor(), preservationStatus)).body;
    await eventually(async () => expect(isLoading(await status())).toBe(false));
    const kind = { tipoDocumento: 'Contratto' } as const;
    expect(await ask(supervisor(), preservationSignOnline, { body: { ...typed, ...kind } })).toMatchObject(
      said,
    );
    expect(await upload(preservationSignOffline.path, kind)).toMatchObject(said);
    expect((await status()).dataFirmaContratto).toBeNull();
    expect(await ask(supervisor(), spidRequestSignOnline, { body: typed })).toMatchObject(said);
    expect(await upload(spidRequestSignOffline.path)).toMatchObject(said);
    const contract = { type: 'S', fileName: 'x.pdf', isServizi: 'true' };
    expect(await upload(addressOf(contractSignOffline, { params: { id: '2026' } }), contract)).toMatchObject(
      said,
    );
  });
});
