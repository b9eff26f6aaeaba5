const PREVIEW = '/api/operazioni/SG10001/anteprima';

/** JSON bodies and filters of one megabyte each. */
export const json = {
  about: 'JSON bodies and conditions',
  async requests({ person }) {
    const preview = (target) => ({ resource: 'user', action: 'disable', input: { reset: false }, target });
    const where = (condition) => preview({ filter: {}, where: condition });
    const names = (length) => Array.from({ length }, (_, index) => `u${index}`);
    const many = (length) => Object.fromEntries(names(length).map((name) => [name, 1]));
    const bodies = {
      'a condition of 100,000 values': where({ uid: { in: names(100_000) } }),
      'a condition of 150 lists of 200': where({
        any: Array.from({ length: 150 }, () => ({ uid: { in: names(200) } })),
      }),
      'a condition of 100,000 parts': where({ all: Array.from({ length: 100_000 }, () => ({})) }),
      'a condition of 60,000 tests': where({ uid: many(60_000) }),
      '400,000 values': preview({ ids: Array.from({ length: 400_000 }, () => 1) }),
      '100,000 properties': many(100_000),
      '100,000 properties inside': preview({ filter: many(100_000) }),
      // The largest body that is accepted: only resources that declare record files have calls that accept more.
      'a text of a megabyte of escapes': preview({ filter: {}, search: '\u0001'.repeat(158_000) }),
      '14 MB of records': { target: Array.from({ length: 4_600_000 }, () => ({})) },
      'one long text': preview({ filter: {}, search: 'a'.repeat(950_000) }),
      'an e-mail of points': { email: `${'.'.repeat(900_000)}@` },
    };
    const texts = Object.entries(bodies).map(([name, body]) => [name, JSON.stringify(body)]);
    texts.push(['200,000 levels', `{"target":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`]);
    return texts.map(([name, body]) => ({
      name,
      send: async () => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        const answer = await person.fetch(PREVIEW, { method: 'POST', body, headers });
        return answer.status;
      },
    }));
  },
};
