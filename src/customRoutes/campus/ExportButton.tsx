import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { campusCsv } from '../../../contract/campus/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { Tips } from '../../ui/tips/Tips';
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
  const notify = useNotify();
  const { customerCode } = useSession().school;
  const { run, callApi, running, error } = useCommand();
  useEffect(() => {
    if (error) notify(error, { type: 'error' });
  }, [error, notify]);
  const save = () =>
    run(async () => {
      const query = { ...selection, ...(q && { q }), ...(enrolments && { elenco: 'iscrizioni' as const }) };
      const { name, content } = (await callApi(campusCsv, { params: { customerCode }, query })).data;
      saveFile(name, bytesOf(content), 'text/csv;charset=utf-8');
    });
  const none = enrolments ? say('campus.enrolments.none') : say('campus.users.none');
  return (
    <Tips bare>
      <Button variant="outlined" disabledReason={empty ? none : undefined} onClick={() => void save()}>
        {say(running ? 'campus.users.exporting' : 'campus.users.export')}
      </Button>
    </Tips>
  );
}
