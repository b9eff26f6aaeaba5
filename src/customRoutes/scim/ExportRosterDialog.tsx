import { useNotify, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { listExport } from '../../../contract/exports/endpoints';
import { usersFind } from '../../../contract/users/endpoints';
import { useCommand } from '../../api/useCommand';
import { ReasonInput, useReasonForm } from '../../engine/form/ReasonInput';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { fileName } from '../../ui/files/fileName';
import { saveFile } from '../../ui/files/saveFile';

/** Fields of users in the file. */
const COLUMNS = ['uid', 'username', 'sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'status', 'groups'];

/**
 * Asks for a reason and exports all users of the school as a OneRoster archive. The export is logged with the reason
 * before the archive is saved.
 */
export function ExportRosterDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const { run, callApi, running, error } = useCommand();
  const form = useReasonForm();
  const { school } = session;
  const { customerCode } = school;

  const save = form.handleSubmit(({ reason }) =>
    run(async (idempotencyKey) => {
      const { data: users } = await callApi(usersFind, { params: { customerCode }, body: {} });
      await callApi(listExport, {
        params: { entity: 'user' },
        body: { columns: COLUMNS, rows: users.length, query: 'formato=OneRoster', reason },
        idempotencyKey,
      });
      const { writeOneRoster } = await import('../../../contract/tables/oneRoster/writeOneRoster');
      const bytes = writeOneRoster(school, users);
      saveFile(`${fileName('oneroster', viewerOf(session).now)}.zip`, bytes, 'application/zip');
      notify('engine.export.done', { type: 'success', messageArgs: { smart_count: users.length } });
      close();
    }, reason),
  );

  return (
    <ActionDialog
      title={say('scim.roster.title')}
      about={say('scim.roster.about')}
      confirm={{ text: translate('engine.export.save'), run: () => void save() }}
      running={running}
      error={error}
      close={close}
    >
      <FormProvider {...form}>
        <ReasonInput lines={2} />
      </FormProvider>
    </ActionDialog>
  );
}
