import { describe, expect, it } from 'vitest';
import { rolesOf } from '../../../../contract/permissions/roles';
import { PASSWORD, passwordHash, seedPeople, servedForTests } from '../../../fixtures/identityProvider';
import { signIn } from '../../../fixtures/signIn';

const provider = servedForTests();
const profileOf = async (username: string) => (await signIn(provider.url, username, PASSWORD)).claims;

/** Links accounts to an alias of that name, in order. */
async function alias(name: string, uids: readonly string[]): Promise<void> {
  const password_hash = await passwordHash();
  await provider.db.asOwner(async (tx) => {
    await tx
      .insertInto('alias')
      .values({
        person: name,
        email: `${name}@Example.org`,
        sn: 'Bianchi',
        cn: 'Maria',
        codice_fiscale: null,
        password_hash,
      })
      .execute();
    for (const [minute, uid] of uids.entries()) {
      const customer_code = uid.slice(uid.indexOf('.') + 1);
      const linked_at = new Date(Date.UTC(2026, 0, 1, 8, minute));
      // An account has only one alias: removes that of an earlier test.
      await tx
        .deleteFrom('alias_account')
        .where('customer_code', '=', customer_code)
        .where('uid', '=', uid)
        .execute();
      await tx.insertInto('alias_account').values({ person: name, customer_code, uid, linked_at }).execute();
    }
  });
}

describe('the profile of who signed in', () => {
  it('SESSION-005 SESSION-002 of a school account says who it is, for which school, as what', async () => {
    expect(await profileOf('supervisor.SG10001')).toMatchObject({
      sub: 'supervisor.SG10001',
      given_name: 'supervisor',
      family_name: 'Rossi',
      preferred_username: 'supervisor.SG10001',
      user_type: 'PEOPLE',
      roles: ['Member_admins'],
      licenses: ['NCV', 'WWA'],
      customer_code: 'SG10001',
      selected_account: { username: 'supervisor.SG10001' },
    });
  });

  it('leaves out the licences that are not active', async () => {
    const setStatus = (status: boolean) =>
      provider.db.asOwner((tx) =>
        tx.updateTable('licence').set({ status }).where('ac', '=', 'WWA').execute(),
      );
    await setStatus(false);
    expect((await profileOf('docente.SG10001')).licenses).toEqual(['NCV']);
    await setStatus(true);
    expect((await profileOf('docente.SG10001')).licenses).toEqual(['NCV', 'WWA']);
  });

  it.each([
    ['SESSION-027', 'supervisor', 'Member_admins', 'supervisor'],
    ['SESSION-028', 'gestore', 'GestDocenti', 'teacherManager'],
    ['SESSION-029', 'campus', 'CMP_GEST', 'campusManager'],
  ])('%s of %s has the group %s, which makes a %s', async (_id, username, group, role) => {
    const { roles } = await profileOf(`${username}.SG10001`);
    expect(roles).toEqual([group]);
    expect(rolesOf(roles as string[])).toContain(role);
  });

  it('SESSION-003 of an alias names the person and the account first linked', async () => {
    await seedPeople(provider.db, 'SG10002');
    await alias('maria', ['docente.SG10001', 'supervisor.SG10002']);
    expect(await profileOf('Maria@example.org')).toMatchObject({
      sub: 'maria::docente.SG10001',
      given_name: 'Maria',
      family_name: 'Bianchi',
      preferred_username: 'maria@Example.org',
      user_type: 'ALIAS',
      roles: [],
      customer_code: 'SG10001',
      selected_account: { username: 'docente.SG10001' },
    });
  });

  it('of an alias passes over disabled accounts while another is enabled', async () => {
    await alias('anna', ['disabilitato.SG10001', 'gestore.SG10001']);
    expect((await profileOf('anna@example.org')).sub).toBe('anna::gestore.SG10001');
    await alias('carla', ['disabilitato.SG10001']);
    expect((await profileOf('carla@example.org')).sub).toBe('carla::disabilitato.SG10001');
  });

  it('of an alias opens the session of the school', async () => {
    await alias('luisa', ['docente.SG10001']);
    const luisa = await signIn(provider.url, 'luisa@example.org', PASSWORD);
    expect((await luisa.fetch('/api/session', { method: 'POST' })).status).toBe(200);
    await luisa.refresh();
  });

  it('is nobody’s when an alias is disabled or has no account', async () => {
    await alias('sola', []);
    await expect(signIn(provider.url, 'sola@example.org', PASSWORD)).rejects.toMatchObject({ status: 401 });
    await alias('chiusa', ['docente.SG10001']);
    await provider.db.asOwner((tx) =>
      tx.updateTable('alias').set({ enabled: false }).where('person', '=', 'chiusa').execute(),
    );
    await expect(signIn(provider.url, 'chiusa@example.org', PASSWORD)).rejects.toMatchObject({ status: 401 });
  });

  it('of an alias is refreshed no more when the account is unlinked', async () => {
    await alias('rita', ['docente.SG10001']);
    const rita = await signIn(provider.url, 'rita@example.org', PASSWORD);
    await provider.db.asOwner((tx) => tx.deleteFrom('alias_account').where('person', '=', 'rita').execute());
    await expect(rita.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('is the same in the access token', async () => {
    const { tokens, claims } = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
    const payload = JSON.parse(
      Buffer.from(String(tokens.access_token.split('.')[1]), 'base64url').toString(),
    );
    for (const name of [
      'sub',
      'given_name',
      'roles',
      'licenses',
      'customer_code',
      'user_type',
      'auth_time',
    ]) {
      expect(payload[name]).toEqual(claims[name]);
    }
  });
});
