import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { type OwnAlias, READ_THE_NOTICE } from '../../../contract/alias/alias';
import { CommandForm } from '../../engine/form/CommandForm';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { FactList } from '../../steps/FactList';
import { StepBar } from '../../steps/StepBar';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { AliasStepButtons } from './AliasStepButtons';
import { RefusalLines, RefusalText } from './RefusalText';
import { type AliasSetUpState, useAliasSetUp } from './useAliasSetUp';

interface AliasSetUpProps {
  readonly alias: OwnAlias;
  /** Called with true to keep the steps visible although the alias already exists, and with false to leave them. */
  readonly stay: (inSetUp: boolean) => void;
}

const steps = ['notice', 'account', 'data', 'summary'] as const;
const screens = { notice: NoticeStep, account: AccountStep, data: DataStep, summary: SummaryStep };

/** Renders the steps that create an alias: the notice, the account, the data, the summary. */
export function AliasSetUp({ alias, stay }: AliasSetUpProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const setUp = useAliasSetUp(alias, stay);
  const at = steps.indexOf(setUp.step);
  const before = useRef(at);
  useLayoutEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  const Screen = screens[setUp.step];
  return (
    <div>
      <StepBar labels={steps.map((step) => say(`alias.steps.${step}`))} at={at} />
      <Paper component="section" variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
        <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {say(`alias.steps.${setUp.step}`)}
        </Typography>
        <Screen setUp={setUp} />
      </Paper>
    </div>
  );
}

const points = ['what', 'proof', 'school', 'end'] as const;

/** Explains the alias and the processing of its data; also shows the error of a failed check. */
function NoticeStep({ setUp }: { readonly setUp: AliasSetUpState }) {
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

/** Asks for the account that the alias is created from: its name and password, as at the sign-in. */
function AccountStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const { credentials, validate, go } = setUp;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <CommandForm form={credentials} send={validate}>
        <Typography>{say('alias.account.about')}</Typography>
        <CommandInputs form={credentials} />
        <AliasStepButtons
          back={() => go('notice')}
          running={credentials.running}
          next={{ text: say('alias.next') }}
        />
      </CommandForm>
    </Box>
  );
}

/** Shows the person's data as entered by the school, and asks for the contact data of the alias. */
function DataStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const translate = useTranslate();
  const { contacts, taxCodeProblem, refusal, create, go, account } = setUp;
  const { nome, cognome, codiceFiscale } = account;
  const email: string = useWatch({ control: contacts.form.control, name: 'email' });
  return (
    <Box sx={{ maxWidth: 560 }}>
      <CommandForm form={contacts} send={create} error={refusal && <RefusalLines refusal={refusal} />}>
        <FactList
          facts={[
            [say('alias.data.nome'), nome],
            [say('alias.data.cognome'), cognome],
            [say('alias.data.codiceFiscale'), codiceFiscale || say('alias.data.none')],
          ]}
        />
        {taxCodeProblem && (
          <Alert severity="error">
            {codiceFiscale ? translate(taxCodeProblem.message) : say('alias.data.noTaxCode')}
          </Alert>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{say('alias.data.wrongTaxCode')}</Typography>
        <CommandInputs form={contacts} names={['email', 'telephone']} />
        <AliasStepButtons
          back={() => go('account')}
          running={contacts.running}
          disabledReason={taxCodeProblem || !email ? say('alias.data.needed') : undefined}
          next={{ text: say('alias.next') }}
        />
      </CommandForm>
    </Box>
  );
}

/** Shows the result and the next steps for the person. */
function SummaryStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const { contacts, account, leave } = setUp;
  const { email, telephone } = contacts.form.getValues();
  const { nome, cognome, codiceFiscale, uid } = account;
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        {say('alias.summary.made', { email })}
      </Alert>
      <FactList
        facts={[
          [say('resources.aliasContacts.fields.email'), email],
          [say('alias.status.title'), say('alias.status.unverified')],
          [say('alias.data.nome'), `${nome} ${cognome}`],
          [say('alias.data.codiceFiscale'), codiceFiscale ?? ''],
          [say('resources.aliasContacts.fields.telephone'), telephone || say('alias.data.none')],
          [say('alias.account.user'), uid],
        ]}
      />
      <Typography sx={{ mt: 2 }}>{say('alias.summary.next')}</Typography>
      <AliasStepButtons next={{ text: say('alias.summary.go'), run: leave }} />
    </>
  );
}
