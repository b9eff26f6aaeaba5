import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Withdraws the news, which would open in a dialog over the measured screen. */
export async function withdrawNews(url, secretFile) {
  const secret = (await readFile(secretFile, 'utf8')).trim();
  for (const codeNews of ['BENVENUTO', 'REGISTRO-OPERAZIONI', 'ESPORTAZIONE-DATI']) {
    const answer = await fetch(`${url}/api/operator/news/withdraw`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ codeNews }),
    });
    if (!answer.ok) throw new Error(`The news ${codeNews} could not be withdrawn: ${answer.status}`);
  }
}
