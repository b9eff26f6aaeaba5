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
import { LettersOutcome } from '../../resources/users/letters/LettersOutcome';
import { useLetters } from '../../resources/users/letters/useLetters';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { listOf } from './Reasons';

/** Renders the choice of recipients and title for letters of first access, and downloads the letters as a file. */
export function Letters({ users }: { readonly users: readonly User[] }) {
  const say = useSay();
  const viewer = viewerOf(useSession());
  const form = useForm({ defaultValues: { group: 'never' as 'never' | 'bounced', titolo: '' } });
  const group = useWatch({ control: form.control, name: 'group' });
  const { make, problem, ...outcome } = useLetters();
  const never = users.filter((user) => credentialRules.every(({ where }) => matches(where, user, viewer)));
  const groups = { never, bounced: never.filter(({ credenziali }) => credenziali === 'respinta') };
  const people = groups[group];

  return (
    <Section title={say('spidReadiness.letters.title')} about={say('spidReadiness.letters.about')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField
          id="letters-to"
          select
          label={say('spidReadiness.letters.to')}
          defaultValue="never"
          {...form.register('group')}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          {(['never', 'bounced'] as const).map((name) => (
            <option key={name} value={name}>
              {say(`spidReadiness.letters.${name}`, { count: groups[name].length })}
            </option>
          ))}
        </TextField>
        <TextField
          id="letters-title"
          label={say('spidReadiness.letters.label')}
          {...form.register('titolo')}
          fullWidth
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
        />
        <Alert severity="warning" role="none">
          {say('spidReadiness.letters.earlier')}
        </Alert>
        <PermissionButton
          can={['user', 'sendCredentials']}
          variant="contained"
          disabledReason={people.length === 0 ? say('spidReadiness.letters.nobody') : undefined}
          onClick={() =>
            void make(
              people.map(({ uid }) => uid),
              form.getValues('titolo'),
            )
          }
        >
          {say(outcome.progress ? 'spidReadiness.letters.making' : 'spidReadiness.letters.make')}
        </PermissionButton>
        <LettersOutcome {...outcome} />
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
