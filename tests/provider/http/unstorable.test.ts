import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { unstorable } from '../../../provider/http/unstorable';
import { testDatabase } from '../../fixtures/database';
import { PASSWORD, type Serving, seedPeople, serve } from '../../fixtures/identityProvider';
import { type Schema, sample } from '../../fixtures/sample';
import { schoolOperations } from '../../fixtures/schoolOperations';
import { type SignedIn, signIn } from '../../fixtures/signIn';

/** A null character and an unpaired surrogate: JSON allows both, no database column does. */
const IN_BODIES = ['a\0b', 'a\ud800b', 'a\u0007b', 'a\u009bb'];
/** An address cannot contain an unpaired surrogate. Truncation to the log's limit splits the second text's pair. */
const IN_PATHS = ['a\0b', `${'x'.repeat(119)}😀`];

const own = { customerCode: 'SG10002', uid: 'nessuno.SG10002', uids: ['nessuno.SG10002'], query: '?stato=0' };

/** Returns bodies in which one text is `text`, for each text by name; also inside lists and arbitrary JSON. */
function textsIn(schema: Schema, text: string, name = ''): Record<string, unknown>[] {
  const types = [schema.type].flat();
  if (schema.items) {
    const items = textsIn(schema.items, text, name);
    return schema.items.properties ? items : items.map(() => ({ [name]: [text] }));
  }
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, member]) =>
      member.readOnly ? [] : textsIn(member, text, key),
    );
  }
  if (schema.enum || !name) return [];
  if (types.includes('string')) return [{ [name]: text }];
  return types.includes('object') ? [{ [name]: { a: [text] } }] : [];
}

describe('a text that no database can hold', () => {
  let db: Database;
  let serving: Serving;
  let person: SignedIn;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db, 'SG10002');
    serving = await serve(db);
    person = await signIn(serving.url, 'supervisor.SG10002', PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const send = (
    method: string,
    path: string,
    schema: Schema | undefined,
    { inPath, inBody }: { readonly inPath?: object; readonly inBody?: object },
  ) => {
    const named: Readonly<Record<string, unknown>> = { ...own, ...inPath };
    const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(named[name] ?? 'x')));
    return person.fetch(address, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        'if-match': '"1"',
        ...(schema && { 'content-type': 'application/json' }),
      },
      ...(schema && { body: JSON.stringify(sample(schema, { groups: [], ...own, ...inBody })) }),
    });
  };

  // Calls that take a file refuse the body first; those without any text cannot contain it.
  const takingText = schoolOperations.flatMap(([id, method, path, { requestBody }]) => {
    if (requestBody && !requestBody.content['application/json']) return [];
    const schema = requestBody?.content['application/json']?.schema;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const sent = [
      ...names.flatMap((name) => IN_PATHS.map((text) => ({ inPath: { [name]: text } }))),
      ...IN_BODIES.flatMap((text) => textsIn(schema ?? {}, text)).map((inBody) => ({ inBody })),
    ];
    return sent.length > 0 ? [{ id, method, path, schema, sent }] : [];
  });

  it.each(takingText)('is refused by $id, wherever it stands', async ({ method, path, schema, sent }) => {
    for (const values of sent) {
      const response = await send(method, path, schema, values);
      const said = `${JSON.stringify(values)}: ${await response.text()}`;
      expect(response.status, said).toBeGreaterThanOrEqual(400);
      expect(response.status, said).toBeLessThan(500);
    }
  });

  /** Returns the names of properties that take arbitrary JSON; also inside lists and records. */
  const anyJson = (schema: Schema): readonly string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
      if (member.readOnly) return [];
      const inner = member.items ?? member;
      if ([inner.type].flat().includes('object') && !inner.properties) return [name];
      return anyJson(inner);
    });
  const takingJson = takingText.flatMap(({ id, method, path, schema }) =>
    (schema ? anyJson(schema.items ?? schema) : []).map((name) => ({ id, method, path, schema, name })),
  );
  const DEEP = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;

  it.each(takingJson)('is refused by $id where $name is deeper than anybody can look', async (one) => {
    const { method, path, schema, name } = one;
    const address = path.replace(/\{(\w+)\}/g, (_, key) =>
      encodeURIComponent(String({ ...own }[key as 'uid'] ?? 'x')),
    );
    const body = JSON.stringify(sample(schema ?? {}, { groups: [], ...own, [name]: 'DEEP' })).replaceAll(
      '"DEEP"',
      DEEP,
    );
    const headers = {
      'idempotency-key': randomUUID(),
      'if-match': '"1"',
      'content-type': 'application/json',
    };
    const response = await person.fetch(address, { method, headers, body });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid' }),
    ]);
  });

  it.each([
    ['GET', '/oidc/auth?client_id=%00', ''],
    [
      'POST',
      '/oidc/token',
      'grant_type=authorization_code&code=%00&redirect_uri=x&client_id=sportello-console',
    ],
    ['POST', '/oidc/token', 'grant_type=refresh_token&refresh_token=%00&client_id=sportello-console'],
  ])('is refused by the identity provider too: %s %s %s', async (method, path, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = method === 'POST' ? { method, headers, body } : { method };
    expect((await fetch(`${serving.url}${path}`, init)).status).toBe(400);
  });
});

describe('a body of too many values', () => {
  it('is read up to a hundred thousand of them, and refused', () => {
    let looked = 0;
    const values = new Proxy(
      Array.from({ length: 400_000 }, () => 'a'),
      {
        get: (target, name, receiver) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
          return Reflect.get(target, name, receiver);
        },
      },
    );
    expect(unstorable({ righe: { nomi: values }, altre: ['a'] })).toEqual([
      { field: 'righe', message: 'Contiene troppi valori: inviarli in più volte' },
    ]);
    expect(looked).toBeLessThanOrEqual(100_001);
    const members = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`m${index}`, 1]));
    expect(unstorable(members(1001))).toEqual([
      { field: '', message: 'Contiene troppi valori: inviarli in più volte' },
    ]);
    expect(unstorable({ filtro: members(1001) })).toMatchObject([{ field: 'filtro' }]);
    expect(unstorable({ filtro: members(1000) })).toEqual([]);
    expect(unstorable({ ids: Array.from({ length: 20_000 }, () => 'a') })).toEqual([]);
  });
});
