import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { credentialRules } from '../../../../contract/account/credentials';
import { type User, whyNot } from '../../../../contract/users/user';
import type { ActionDialogProps } from '../../../engine/declaration/resource';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { ActionDialog } from '../../../ui/ActionDialog';
import { LettersOutcome } from './LettersOutcome';
import { useLetters } from './useLetters';

/** Asks for a title and creates letters of first access for the selected users, such as a class or a site. */
export function LettersDialog({ rows, close }: ActionDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const viewer = viewerOf(useSession());
  const { register, getValues } = useForm({ defaultValues: { titolo: '' } });
  const { make, problem, ...outcome } = useLetters();
  const judged = rows.map((row) => {
    const user = row as unknown as User;
    return { user, why: whyNot(credentialRules, user, viewer) };
  });
  const people = judged.filter(({ why }) => !why).map(({ user }) => user.uid);
  const leftOut = judged.filter(({ why }) => why);
  const words = (key: string, values = {}) => translate(`resources.user.letters.${key}`, values);

  return (
    <ActionDialog
      title={say('spidReadiness.letters.title')}
      about={words('about')}
      dismiss={translate(outcome.made === undefined ? 'engine.action.cancel' : 'engine.action.close')}
      confirm={{
        text: say('spidReadiness.letters.make'),
        disabledReason: people.length === 0 ? say('spidReadiness.letters.nobody') : undefined,
        run: () => void make(people, getValues('titolo').trim()),
      }}
      running={outcome.progress && say('spidReadiness.letters.making')}
      error={problem}
      // Several files may not be saved yet, and their links exist nowhere else.
      persistent={outcome.files.length > 0}
      close={close}
    >
      <p>{words('planned', { smart_count: people.length })}</p>
      {people.length > 0 && (
        <Alert severity="warning" role="none">
          {say('spidReadiness.letters.earlier')}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>{words('leftOut', { smart_count: leftOut.length })}</summary>
          <ul style={{ margin: '8px 0', paddingInlineStart: 20 }}>
            {leftOut.map(({ user, why }) => (
              <li key={user.uid}>
                {user.labelNomeCognome}: {why && sentence(why)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <TextField
        fullWidth
        margin="normal"
        label={say('spidReadiness.letters.label')}
        {...register('titolo')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
      />
      <LettersOutcome {...outcome} />
    </ActionDialog>
  );
}
