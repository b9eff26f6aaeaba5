import { FormProvider } from 'react-hook-form';
import { identityConfirm, identityConfirmOptions } from '../../contract/account/confirmationEndpoints';
import type { Security } from '../../contract/account/otp';
import type { Fields } from '../../contract/schema/fields';
import type { Proof } from '../api/identityConfirmation';
import { useCommand } from '../api/useCommand';
import { useUserAreaText } from '../api/useUserAreaText';
import { CommandInputs } from '../engine/form/CommandInputs';
import { useCommandForm } from '../engine/form/useCommandForm';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { Button } from '../ui/Button';
import { identityCode, identityPassword } from './commands';
import { answerPasskey, knowsPasskeys } from './platformPasskeys';
import { useSecurity } from './useSecurity';

interface ConfirmDialogProps {
  readonly proof: Proof;
  readonly done: () => void;
  readonly close: () => void;
}

type Ways = Pick<Security, 'password' | 'passkeys'>;

/** Asks the signed-in person for the password or a code again, or for a passkey. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { signInElsewhere } = useSession();
  const { data, isError } = useSecurity({ enabled: !signInElsewhere });
  const unknown = signInElsewhere || isError ? { password: !signInElsewhere, passkeys: [] } : undefined;
  const ways = data ?? unknown;
  return ways && <Asking {...props} ways={ways} />;
}

function Asking({ proof, ways, done, close }: ConfirmDialogProps & { readonly ways: Ways }) {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const byPasskey = useCommand(userAreaText);
  const byCode = proof === 'code';
  const form = useCommandForm<Fields>(byCode ? identityCode : identityPassword, {
    problemText: userAreaText,
  });
  const { callApi } = form;
  const hasPasskey = ways.passkeys.length > 0 && knowsPasskeys();
  const hasWords = byCode || ways.password;
  const running = form.running || byPasskey.running;

  const answer = () =>
    void byPasskey.run(async () => {
      const { data } = await callApi(identityConfirmOptions);
      const credential = await answerPasskey(data.options).catch(() => {
        throw new Error(say('accountActivity.confirm.noPasskey'));
      });
      await callApi(identityConfirm, { body: { credential } });
      done();
    });
  const send = () =>
    void form.submit(async (body) => {
      await callApi(identityConfirm, { body });
      done();
    });
  const about = hasWords || hasPasskey ? (byCode ? 'aboutCode' : 'about') : 'noWay';

  return (
    <FormProvider {...form.form}>
      <ActionDialog
        title={say('accountActivity.confirm.title')}
        about={say(`accountActivity.confirm.${about}`)}
        dismiss={say(hasWords || hasPasskey ? 'shell.cancel' : 'shell.close')}
        actions={
          hasPasskey && (
            <Button busy={running} variant={hasWords ? 'text' : 'contained'} onClick={answer}>
              {say('accountActivity.confirm.passkey')}
            </Button>
          )
        }
        confirm={hasWords ? { text: say('accountActivity.confirm.go'), run: send } : undefined}
        running={running}
        error={form.error ?? byPasskey.error}
        close={close}
      >
        {hasWords && <CommandInputs form={form} autoFocus />}
      </ActionDialog>
    </FormProvider>
  );
}
