import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Import, ImportedRow } from '../../../contract/imports/imported';
import { findAction } from '../../../contract/operations/actions';
import { csvOf } from '../../../contract/values/csv';
import { refusalText } from '../../api/refusal';
import { saveFile } from '../../ui/files/saveFile';
import { useImportCalls } from './importCalls';
import { CSV } from './limits';
import { useImportSay } from './useImportSay';

const PAGE = 200;

/** Gives the person the refused rows of an import as a file: the fields that can be imported, and why. */
export function useRefusedFile({ id, file, resource }: Import): () => void {
  const calls = useImportCalls();
  const say = useImportSay();
  const translate = useTranslate();
  const notify = useNotify();
  const save = useCallback(async () => {
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
    saveFile(`${file.replace(/\.\w+$/, '')}-${say('refusedFile')}.csv`, csvOf([header, ...lines]), CSV);
  }, [calls, id, file, resource, say, translate]);
  return useCallback(() => {
    save().catch((error) => notify(translate(refusalText(error)), { type: 'error' }));
  }, [save, notify, translate]);
}
