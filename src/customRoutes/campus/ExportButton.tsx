import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { campusCsv } from '../../../contract/campus/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { bytesOf } from '../../ui/files/bytesOf';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { CSV, saveCsv, type TableFormat } from '../../ui/tableFile/saveTable';
import { Tips } from '../../ui/tips/Tips';
import type { ListSelection } from './selection';

interface ExportButtonProps {
  readonly selection: ListSelection;
  readonly q?: string;
  /** Exports enrolments; users by default. */
  readonly enrolments?: true;
  readonly empty: boolean;
}

/** Types of the columns in the provider's file. */
const typesOf = {
  users: ['text', 'text', 'number', 'number'],
  enrolments: ['text', 'text', 'text', 'text', 'day'],
} as const;

/** Renders the button that saves the whole filtered list, under the file name given by the provider. */
export function ExportButton({ selection, q, enrolments, empty }: ExportButtonProps) {
  const say = useSay();
  const notify = useNotify();
  const { customerCode } = useSession().school;
  const { run, callApi, running, error } = useCommand();
  useEffect(() => {
    if (error) notify(error, { type: 'error' });
  }, [error, notify]);
  const title = say(enrolments ? 'campus.enrolments.title' : 'campus.users.title');
  const save = async (format: TableFormat) => {
    await run(async () => {
      const query = { ...selection, ...(q && { q }), ...(enrolments && { elenco: 'iscrizioni' as const }) };
      const { name, content } = (await callApi(campusCsv, { params: { customerCode }, query })).data;
      const csv = new Blob([bytesOf(content)], { type: CSV });
      const types = typesOf[enrolments ? 'enrolments' : 'users'];
      await saveCsv(name.replace(/\.csv$/, ''), { name: title, csv, types }, format);
    });
  };
  const none = enrolments ? say('campus.enrolments.none') : say('campus.users.none');
  return (
    <Tips bare>
      <SaveTableButton
        variant="outlined"
        disabledReason={empty ? none : undefined}
        busy={running}
        save={save}
      >
        {say(running ? 'campus.users.exporting' : 'campus.users.export')}
      </SaveTableButton>
    </Tips>
  );
}
