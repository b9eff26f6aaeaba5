import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { campusCsv } from '../../../contract/campus/endpoints';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
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
  /** Of enrolments; of users where it is absent. */
  readonly enrolments?: true;
  readonly empty: boolean;
}

/** The columns of the provider's file that are no texts. */
const typesOf = {
  users: ['text', 'text', 'number', 'number'],
  enrolments: ['text', 'text', 'text', 'text', 'day'],
} as const;

/** Saves the list as it is narrowed, whole, under the name that the provider gives it. */
export function ExportButton({ selection, q, enrolments, empty }: ExportButtonProps) {
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const [making, setMaking] = useState(false);
  const save = async (format: TableFormat) => {
    if (making) return;
    setMaking(true);
    try {
      const query = { ...selection, ...(q && { q }), ...(enrolments && { elenco: 'iscrizioni' as const }) };
      const { name, content } = (await callApi(campusCsv, { params: { customerCode }, query })).data;
      const csv = new Blob([bytesOf(content)], { type: CSV });
      const types = typesOf[enrolments ? 'enrolments' : 'users'];
      await saveCsv(name.replace(/\.csv$/, ''), { name: title, csv, types }, format);
    } catch (error) {
      notify(translate(refusalText(error)), { type: 'error' });
    } finally {
      setMaking(false);
    }
  };
  const title = say(enrolments ? 'campus.enrolments.title' : 'campus.users.title');
  const none = enrolments ? say('campus.enrolments.none') : say('campus.users.none');
  return (
    <Tips bare>
      <SaveTableButton variant="outlined" disabledReason={empty ? none : undefined} busy={making} save={save}>
        {say(making ? 'campus.users.exporting' : 'campus.users.export')}
      </SaveTableButton>
    </Tips>
  );
}
