import { describe, expect, it } from 'vitest';
import {
  practiceList,
  practicePdf,
  practiceSigned,
  practiceSignOffline,
  transferCalls,
} from '../../../../contract/transfer/endpoints';
import { addressOf, ask } from '../../../fixtures/ask';
import { HEAD } from '../../../fixtures/resizingSchools';
import { signedElsewhere, uploadSigned } from '../../../fixtures/signedElsewhere';
import { SOURCE, transfers } from '../../../fixtures/transfers';

const query = { codMin: SOURCE, area: 'Didattica' } as const;
const which = { customer: 'SG10001', ...query } as const;

describe('a transfer of data whose document is signed elsewhere', () => {
  const school = transfers();
  const supervisor = () => school.as('supervisor.SG10001');
  const status = async () => (await ask(supervisor(), practiceList)).body[0].status;
  const signedBy = async (taxCode: string) => {
    const { content } = (await ask(supervisor(), practicePdf, { query: which })).body;
    return signedElsewhere(school.schools, content, taxCode);
  };
  const upload = (file: Buffer, uid = 'supervisor.SG10001') =>
    uploadSigned(school.as(uid), addressOf(practiceSignOffline, { query }), file);

  it('is refused in words where another person signed, by a supervisor alone, and goes on', async () => {
    await school.toDocument();
    const before = await status();
    const refused = await upload(await signedBy('VRDGUO65B02L378H'));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'signatureRefused', current: { code: 'other-person' } },
    });
    expect(refused.body.detail).toMatch(/\S/);
    const heads = await signedBy(HEAD.codiceFiscaleDs);
    expect((await upload(heads, 'gestore.SG10001')).status).toBe(403);
    expect(await status()).toBe(before);
  });

  it('XFER-072 is completed by the file that the head signed, which is kept as it came', async () => {
    const file = await signedBy(HEAD.codiceFiscaleDs);
    const signed = await upload(file);
    expect(signed).toMatchObject({ status: 200, body: { taxCode: HEAD.codiceFiscaleDs } });
    expect(await status()).toBe('SIGNED');
    const kept = (await ask(supervisor(), practiceSigned, { query: which })).body;
    expect(Buffer.from(kept.content, 'base64').equals(file)).toBe(true);
    const params = { subject: `${SOURCE}~Didattica` };
    const receipt = (await ask(supervisor(), transferCalls.receipt, { params })).body;
    expect(receipt.numero).toBe('TRA-2026-SG10001-1');
  });
});
