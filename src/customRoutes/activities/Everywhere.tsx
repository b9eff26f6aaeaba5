import { useState } from 'react';
import { useLogout } from 'react-admin';
import { everywhereLogout } from '../../../contract/activities/endpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { PermissionButton } from '../../ui/tips/PermissionButton';

/** Ends every session of the person on all devices, including this one. */
export function Everywhere() {
  const say = useSay();
  const logout = useLogout();
  const { profile } = useSession();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [asking, setAsking] = useState(false);
  const params = { customerCode: profile.customer_code, uid: profile.selected_account.username };

  const end = () =>
    run(async (idempotencyKey) => {
      await callApi(everywhereLogout, { params, idempotencyKey });
      await logout();
    });

  return (
    <>
      <PermissionButton
        can={['activity', 'end']}
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
      >
        {say('accountActivity.accesses.everywhere')}
      </PermissionButton>
      {asking && (
        <ActionDialog
          title={say('accountActivity.accesses.everywhereTitle')}
          about={say('accountActivity.accesses.everywhereAbout')}
          close={() => setAsking(false)}
          running={running}
          error={error}
          confirm={{
            text: say('accountActivity.accesses.everywhereGo'),
            color: 'error',
            run: () => void end(),
          }}
        />
      )}
    </>
  );
}
