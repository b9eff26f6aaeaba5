import { exportScope } from '../../../contract/exportRequests/endpoints';
import { exportApplications } from '../../../contract/exportRequests/exportRequest';
import { licencesOf } from '../../db/licencesOf';
import { implement } from '../../http/call';
import { csvRows } from './exportEntries';
import { filesOf } from './exportedFiles';

/**
 * Returns, for each application as if it were requested alone, its tables with their numbers of rows and an estimate of
 * the bytes.
 */
export const scope = implement(exportScope, async ({ tx, caller: { customerCode } }) => {
  const held = await licencesOf(tx, customerCode);
  const scopes = [];
  for (const applicazione of exportApplications.filter((ac) => held.includes(ac))) {
    const tabelle = [];
    let byte = 0;
    for (const file of filesOf(applicazione, [applicazione])) {
      const righe = await file.count(tx, customerCode);
      const first = await file.read(tx, customerCode, undefined);
      const share = first.length > 0 ? Buffer.byteLength(csvRows(first)) / first.length : 0;
      byte += Math.round(share * righe);
      tabelle.push({ nome: file.path.slice(applicazione.length + 1), righe });
    }
    scopes.push({ applicazione, tabelle, byte });
  }
  return scopes;
});
