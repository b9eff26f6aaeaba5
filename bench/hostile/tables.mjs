import { fixture } from '../lib/filled.mjs';

/** Tables (CSV, XLSX) that are slow to read. */
export const tables = {
  about: 'tables (CSV, XLSX)',
  async requests({ url, operatorSecret }) {
    const { hostileTables } = await fixture('hostileTables');
    return Object.entries(hostileTables).map(([name, [bytes]]) => ({
      name,
      send: async () => {
        const body = new FormData();
        body.append('file', new Blob([bytes]), 'file');
        const headers = {
          authorization: `Bearer ${operatorSecret}`,
          'idempotency-key': crypto.randomUUID(),
        };
        const { status } = await fetch(`${url}/api/operator/school-imports`, {
          method: 'POST',
          headers,
          body,
        });
        return status;
      },
    }));
  },
};
