import { useTranslate } from 'react-admin';
import { operatorInvite } from '../../contract/staff/endpoints/people';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ShownOnceDialog } from './ShownOnceDialog';

/**
 * Asks for confirmation, then creates a new first-access link for a person of the staff who lost their password or
 * phone.
 */
export function InviteOperator({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [person] = rows;
  if (!person) return null;
  const body = { username: String(person.id) };
  return (
    <ShownOnceDialog
      resource="operator"
      title={translate('gestore.staff.invite', { name: String(person.name) })}
      about={translate('gestore.staff.inviteAbout')}
      confirm={translate('resources.operator.actions.invite.confirm')}
      danger
      meant={body}
      run={async (idempotencyKey) => {
        const { data } = await callApi(operatorInvite, { body, idempotencyKey });
        return [{ label: translate('gestore.staff.link'), value: data.link }];
      }}
      toldAbout={translate('gestore.staff.linkAbout')}
      close={close}
    />
  );
}
