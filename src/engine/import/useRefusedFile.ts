import { useNotify, useTranslate } from 'react-admin';
import type { Import, ImportedRow } from '../../../contract/imports/imported';
import { findAction } from '../../../contract/operations/actions';
import { refusalText } from '../../api/refusal';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import { useImportCalls } from './importCalls';
import { useImportSay } from './useImportSay';

const PAGE = 200;

/** Returns a function that saves the refused rows of an import: the importable fields, and the reason for each row. */
export function useRefusedFile({ id, file, resource }: Import): (format: TableFormat) => Promise<void> {
  const calls = useImportCalls();
  const say = useImportSay();
  const translate = useTranslate();
  const notify = useNotify();
  const save = async (format: TableFormat) => {
    const rows: ImportedRow[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total } = await calls.rows(id, page, PAGE, 'refused');
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) break;
    }
    const all = Object.keys(findAction(resource, 'import')?.action.rows?.fields ?? {});
    const fields = all.filter((field) => rows.some(({ cells }) => field in cells));
    const header = [
      ...fields.map((field) => translate(`resources.${resource}.fields.${field}`)),
      say('reason'),
    ];
    const lines = rows.map(({ cells, reason }) => [
      ...fields.map((field) => String(cells[field] ?? '')),
      reason ?? '',
    ]);
    const name = `${file.replace(/\.\w+$/, '')}-${say('refusedFile')}`;
    const columns = header.map((label) => ({ label, type: 'text' }) as const);
    await saveTable(name, { name, columns, rows: lines }, format);
  };
  return (format) =>
    save(format).catch((error) => void notify(translate(refusalText(error)), { type: 'error' }));
}
