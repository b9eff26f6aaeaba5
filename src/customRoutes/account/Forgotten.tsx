import { useState } from 'react';
import { accountResetPassword } from '../../../contract/account/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { WhyButton } from '../../ui/tips/WhyButton';

/** For whoever is signed in and does not remember the current password: a mail with a link to a new one. */
export function Forgotten() {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const callApi = useCallApi();
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState('');

  async function send() {
    setSending(true);
    setMessage(say('account.password.sending'));
    try {
      await callApi(accountResetPassword);
      setMessage(say('account.password.sent'));
    } catch (error) {
      setMessage(userAreaText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <WhyButton busy={sending} onClick={() => void send()}>
        {say('account.password.forgotten')}
      </WhyButton>
      <span role="status">{message}</span>
    </>
  );
}
