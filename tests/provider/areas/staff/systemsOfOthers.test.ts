import { describe, expect, it } from 'vitest';
import { registryPublish } from '../../../../contract/registry/endpoints';
import { operatorClientCreate, operatorToken } from '../../../../contract/staff/endpoints/clients';
import { spidAccessesReceive } from '../../../../contract/staff/endpoints/spidAccesses';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine, type Staff } from '../../../fixtures/operatorCalls';

const served = servedForTests({ config: { demo: false } });

/** Creates a program with these scopes, bound to the schools. */
async function program(scopes: readonly string[], schools?: readonly string[]): Promise<Staff> {
  const body = { name: 'Alunni', scopes: [...scopes], ...(schools && { schools: [...schools] }) };
  const { clientId, clientSecret } = (await askAs(served.url, machine, operatorClientCreate, { body })).body;
  const asked = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  } as const;
  const { access_token } = (await askAs(served.url, {}, operatorToken, { body: asked })).body;
  return { authorization: `Bearer ${access_token}` };
}

describe('systems of others', () => {
  it('tell the registry of their schools, outside of the demo too', async () => {
    const alunni = await program(['registryPerson:write'], ['SG10001']);
    const persone = [{ prgAnagrafe: '1', nome: 'Anna', cognome: 'Rossi', ruoli: ['wsx-docente'] }];
    const publish = (customerCode: string) =>
      askAs(served.url, alunni, registryPublish, {
        body: { customerCode, anno: '2026', persone } as never,
      });
    expect((await publish('SG10001')).body).toEqual({ persone: 1 });
    // Another school looks as if it did not exist.
    expect((await publish('SG10002')).status).toBe(404);
  });

  it('tell who entered with SPID: each once, however often it is sent, and with the scope alone', async () => {
    const accesses = ['1', '2'].map((reference) => ({
      reference,
      at: '2023-05-22T08:00:00Z',
      uid: 'docente.SG10001',
      codiceFiscale: 'RSSNNA80A41H501Y',
      identityProvider: 'CIE',
    }));
    const send = (staff: Staff, sent: typeof accesses) =>
      askAs(served.url, staff, spidAccessesReceive, {
        params: { school: 'SG10001' },
        body: { accesses: sent },
      });
    const door = await program(['spidRequest:write']);
    expect((await send(door, accesses.slice(0, 1))).body).toEqual({ received: 1, known: 0 });
    expect((await send(door, accesses)).body).toEqual({ received: 1, known: 1 });
    expect((await send(await program(['news:write']), accesses)).status).toBe(403);
    const wrong = accesses.map((one) => ({ ...one, codiceFiscale: 'NO' }));
    expect((await send(door, wrong)).status).toBe(400);
  });
});
