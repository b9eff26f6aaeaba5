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
import { useLetters } from './useLetters';
import { useParts } from './useParts';

/** Creates letters of first access for the selected users: a class, a site, or any selection. */
export function LettersDialog({ rows, close }: ActionDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const viewer = viewerOf(useSession());
  const { register, getValues } = useForm({ defaultValues: { titolo: '' } });
  const { make, making, made, problem } = useLetters();
  const judged = rows.map((row) => {
    const user = row as unknown as User;
    return { user, why: whyNot(credentialRules, user, viewer) };
  });
  const people = judged.filter(({ why }) => !why).map(({ user }) => user.uid);
  const leftOut = judged.filter(({ why }) => why);
  const { parts, part, setPart, some } = useParts(people);
  const words = (key: string, values = {}) => translate(`resources.user.letters.${key}`, values);

  return (
    <ActionDialog
      title={say('spidReadiness.letters.title')}
      about={words('about')}
      dismiss={translate(made === undefined ? 'engine.action.cancel' : 'engine.action.close')}
      confirm={{
        text: say('spidReadiness.letters.make'),
        disabledReason: some.length === 0 ? say('spidReadiness.letters.nobody') : undefined,
        run: () => void make(some, getValues('titolo').trim()),
      }}
      running={making && say('spidReadiness.letters.making')}
      error={problem}
      close={close}
    >
      <p>{words('planned', { smart_count: people.length })}</p>
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
      {parts.length > 1 && (
        <TextField
          select
          fullWidth
          margin="normal"
          label={words('part')}
          value={part}
          onChange={({ target }) => setPart(Number(target.value))}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          {parts.map(({ place, from, to }) => (
            <option key={place} value={place}>
              {say('spidReadiness.letters.part', { from, to })}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        fullWidth
        margin="normal"
        label={say('spidReadiness.letters.label')}
        {...register('titolo')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
      />
      <div role="status">
        {made !== undefined && (
          <Alert severity="success">{say('spidReadiness.letters.made', { smart_count: made })}</Alert>
        )}
      </div>
    </ActionDialog>
  );
}
