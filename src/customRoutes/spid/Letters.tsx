import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { credentialRules } from '../../../contract/account/credentials';
import { matches } from '../../../contract/schema/where';
import type { User } from '../../../contract/users/user';
import { useSay } from '../../i18n/useSay';
import { useLetters } from '../../resources/users/letters/useLetters';
import { useParts } from '../../resources/users/letters/useParts';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { listOf } from './Reasons';

/** Creates letters for people who never signed in: the recipients, the text, and the file. */
export function Letters({ users }: { readonly users: readonly User[] }) {
  const say = useSay();
  const viewer = viewerOf(useSession());
  const form = useForm({ defaultValues: { group: 'never' as 'never' | 'bounced', titolo: '' } });
  const group = useWatch({ control: form.control, name: 'group' });
  const { make, making, made, problem } = useLetters();
  const never = users.filter((user) => credentialRules.every(({ where }) => matches(where, user, viewer)));
  const groups = { never, bounced: never.filter(({ credenziali }) => credenziali === 'respinta') };
  const people = groups[group];
  const { parts, part, setPart, some } = useParts(people);

  return (
    <Section title={say('spidReadiness.letters.title')} about={say('spidReadiness.letters.about')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField
          id="letters-to"
          select
          label={say('spidReadiness.letters.to')}
          defaultValue="never"
          {...form.register('group', { onChange: () => setPart(0) })}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          {(['never', 'bounced'] as const).map((name) => (
            <option key={name} value={name}>
              {say(`spidReadiness.letters.${name}`, { count: groups[name].length })}
            </option>
          ))}
        </TextField>
        {parts.length > 1 && (
          <TextField
            id="letters-part"
            select
            label={say('spidReadiness.letters.part', { from: 1, to: people.length })}
            value={part}
            onChange={(event) => setPart(Number(event.target.value))}
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
          id="letters-title"
          label={say('spidReadiness.letters.label')}
          {...form.register('titolo')}
          fullWidth
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
        />
        <PermissionButton
          can={['user', 'sendCredentials']}
          variant="contained"
          disabledReason={some.length === 0 ? say('spidReadiness.letters.nobody') : undefined}
          onClick={() =>
            void make(
              some.map(({ uid }) => uid),
              form.getValues('titolo'),
            )
          }
        >
          {say(making ? 'spidReadiness.letters.making' : 'spidReadiness.letters.make')}
        </PermissionButton>
        <div role="status">
          {made !== undefined && (
            <Alert severity="success">{say('spidReadiness.letters.made', { smart_count: made })}</Alert>
          )}
        </div>
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        <div>
          {say('spidReadiness.letters.mail')}{' '}
          <Link component={RouterLink} to={listOf('never')}>
            {say('spidReadiness.letters.open')}
          </Link>
        </div>
      </Stack>
    </Section>
  );
}
