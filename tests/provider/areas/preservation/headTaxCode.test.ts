import { beforeAll, describe, expect, it } from 'vitest';
import {
  preservationDocument,
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationSignOffline,
  preservationStatus,
} from '../../../../contract/preservation/endpoints';
import { isLoading } from '../../../../contract/preservation/procedure';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { answerOf, ask } from '../../../fixtures/ask';
import { eventually } from '../../../fixtures/eventually';
import { HEAD, MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';

describe('a head whose tax code is stored in small letters and with a blank', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');

  beforeAll(async () => {
    await buildStale('provider');
    await school.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ codice_fiscale: ` ${HEAD.codice_fiscale.toLowerCase()} ` })
        .where('uid', '=', `${HEAD.username}.SG10001`)
        .execute(),
    );
    const { etag } = await ask(supervisor(), preservationManagerRead);
    await ask(supervisor(), preservationManagerWrite, { body: MANAGER, ifMatch: etag ?? '' });
    await ask(supervisor(), preservationGenerate);
    await eventually(async () =>
      expect(isLoading((await ask(supervisor(), preservationStatus)).body)).toBe(false),
    );
  });

  it('signs the documents of preservation like any other', async () => {
    const { body } = await ask(supervisor(), preservationDocument, {
      params: { tipoDocumento: 'Contratto' },
      query: { versione: 'originale' },
    });
    const at = school.clock.now();
    const person = { taxCode: HEAD.codice_fiscale, givenName: HEAD.cn, surname: HEAD.sn };
    const signer = await issueTo(person, demoAuthority(school.dataDir, at), at);
    const form = new FormData();
    form.append('tipoDocumento', 'Contratto');
    const file = signWhole(Buffer.from(body.content, 'base64'), signer, at);
    form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
    const answer = await answerOf(
      await supervisor().fetch(preservationSignOffline.path, {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    );
    expect(answer.body).toMatchObject({ taxCode: HEAD.codice_fiscale, how: 'offline' });
    expect(answer.status).toBe(200);
  });
});
