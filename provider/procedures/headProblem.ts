import * as proceduresMessages from '../../contract/messages/it/procedures';
import { sameAnswers } from '../../contract/procedures/procedure';
import { genericHeads } from '../../contract/resizing/resizing';
import { readHolder } from '../db/officeHolder';
import type { Given } from './handlers';

const OTHER_HEAD = proceduresMessages.otherHead;
const GENERIC_HEAD = proceduresMessages.genericHead;

/**
 * Checks the head named in step `ds`. It must be the head in user management, if there is one, and a person's account,
 * not that of an office.
 * @returns the problem in Italian; undefined if there is none
 */
export async function headProblem({ doing, answers }: Given): Promise<string | undefined> {
  const holder = await readHolder(doing.tx, doing.caller.customerCode, 'DS');
  if (!holder) return undefined;
  const username = holder.uid.split('.').slice(0, -1).join('.').toLowerCase();
  if ((genericHeads as readonly string[]).includes(username)) return GENERIC_HEAD;
  const known = { nomeDs: holder.cn, cognomeDs: holder.sn, codiceFiscaleDs: holder.codice_fiscale };
  return sameAnswers(answers.ds, known) ? undefined : OTHER_HEAD;
}
