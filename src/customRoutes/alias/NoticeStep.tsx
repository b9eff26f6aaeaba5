import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { READ_THE_NOTICE } from '../../../contract/alias/alias';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { AliasStepButtons } from './AliasStepButtons';
import { RefusalText } from './RefusalText';
import type { AliasSetUpState } from './useAliasSetUp';

const points = ['what', 'proof', 'school', 'end'] as const;

/** Explains the alias and the processing of its data; also shows the error of a failed check. */
export function NoticeStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const { links } = useSession();
  const { contacts, go, refusal } = setUp;
  const { field } = useController({ control: contacts.form.control, name: 'checked' });
  return (
    <>
      <RefusalText refusal={refusal} />
      <Typography>{say('alias.notice.lead')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, '& li': { mb: 0.75 } }}>
        {points.map((point) => (
          <li key={point}>{say(`alias.notice.${point}`)}</li>
        ))}
      </Box>
      {links?.aliasPrivacy && (
        <Typography sx={{ mb: 1 }}>
          <Link href={links.aliasPrivacy} target="_blank" rel="noreferrer">
            {say('alias.notice.privacy')}
            <span style={visuallyHidden}> {say('shell.newTab')}</span>
          </Link>
        </Typography>
      )}
      <FormControlLabel
        control={<Checkbox checked={field.value} inputRef={field.ref} onChange={field.onChange} />}
        label={say('resources.aliasContacts.fields.checked')}
      />
      <AliasStepButtons
        disabledReason={field.value ? undefined : READ_THE_NOTICE}
        next={{ text: say('alias.next'), run: () => go('account') }}
      />
    </>
  );
}
