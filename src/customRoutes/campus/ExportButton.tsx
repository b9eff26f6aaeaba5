import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { campusCsv } from '../../../contract/campus/endpoints';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import type { ListSelection } from './selection';

interface ExportButtonProps {
  readonly selection: ListSelection;
  readonly q?: string;
  /** Of enrolments; of users where it is absent. */
  readonly enrolments?: true;
  readonly empty: boolean;
}

/** Saves the list as it is narrowed, whole, under the name that the provider gives it. */
export function ExportButton({ selection, q, enrolments, empty }: ExportButtonProps) {
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const [making, setMaking] = useState(false);
  const save = async () => {
    if (making) return;
    setMaking(true);
    try {
      const query = { ...selection, ...(q && { q }), ...(enrolments && { elenco: 'iscrizioni' as const }) };
      const { name, content } = (await callApi(campusCsv, { params: { customerCode }, query })).data;
      saveFile(name, bytesOf(content), 'text/csv;charset=utf-8');
    } catch (error) {
      notify(translate(refusalText(error)), { type: 'error' });
    } finally {
      setMaking(false);
    }
  };
  const none = enrolments ? say('campus.enrolments.none') : say('campus.users.none');
  return (
    <Tips bare>
      <WhyButton variant="outlined" why={empty ? none : undefined} onClick={() => void save()}>
        {say(making ? 'campus.users.exporting' : 'campus.users.export')}
      </WhyButton>
    </Tips>
  );
}
