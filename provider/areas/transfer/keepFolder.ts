import { folderOf, keyOf } from '../../../contract/transfer/transfer';
import type { FolderKeeper } from '../../uploads/folderKeeper';
import { readPractices, refuseDocument } from './practiceStore';

/** Refuses to change the files of a practice once its document, which names them, exists. */
export const keepFolder: FolderKeeper = async ({ tx, caller }, folder) => {
  const [, codMinAltri = '', area = ''] = folder.split('/');
  const key = keyOf(`${codMinAltri}~${area}`);
  if (!key || folderOf(key) !== folder) return;
  const [row] = await readPractices(tx, caller.customerCode, key, true);
  if (row) refuseDocument(row);
};
