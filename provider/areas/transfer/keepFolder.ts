import { folderOf, keyOf } from '../../../contract/transfer/transfer';
import type { FolderKeeper } from '../../uploads/folderKeeper';
import { readPractices, refuseDocument } from './practiceStore';

/** The files of a practice are those that its document names, once that is made. */
export const keepFolder: FolderKeeper = async ({ tx, caller }, folder) => {
  const [, codMinAltri = '', area = ''] = folder.split('/');
  const key = keyOf(`${codMinAltri}~${area}`);
  if (!key || folderOf(key) !== folder) return;
  const [row] = await readPractices(tx, caller.customerCode, key, true);
  if (row) refuseDocument(row);
};
