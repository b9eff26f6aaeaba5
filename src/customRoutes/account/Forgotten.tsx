import { useState } from 'react';
import { accountResetPassword } from '../../../contract/account/endpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

/** Sends a mail with a link to set a new password, for signed-in people who forgot the current one. */
export function Forgotten() {
  const say = useSay();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [sent, setSent] = useState(false);
  const send = () => {
    setSent(false);
    void run(async () => {
      await callApi(accountResetPassword);
      setSent(true);
    });
  };
  return (
    <>
      <Button busy={running} onClick={send}>
        {say('account.password.forgotten')}
      </Button>
      <span role="status">
        {running ? say('account.password.sending') : (error ?? (sent && say('account.password.sent')))}
      </span>
    </>
  );
}
