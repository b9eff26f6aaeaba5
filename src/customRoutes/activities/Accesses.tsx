import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { NO_OTP_IN_THIS_SCHOOL, type Security } from '../../../contract/account/otp';
import { type Activity, deviceWords } from '../../../contract/activities/activity';
import { activityLogout } from '../../../contract/activities/endpoints';
import { showInstant } from '../../../contract/values/dates';
import { isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Elsewhere } from '../../identity/Elsewhere';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { type RecordColumn, RecordTable } from '../../ui/tables/RecordTable';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { AddAppDialog } from './AddAppDialog';
import { ChangePasswordLink } from './ChangePasswordLink';
import { useReadAgain } from './queries';

/** Rows per page (ACC-006). */
const PAGE = 10;

interface AccessesProps {
  readonly activities: readonly Activity[];
  readonly security: Security;
}

/** Lists the latest sign-ins, ten per page, with a search over all of them. */
export function Accesses({ activities, security }: AccessesProps) {
  const say = useSay();
  const { user_type } = useSession().profile;
  const [search, setSearch] = useState('');
  const [suspected, setSuspected] = useState<string>();
  const found = useMemo(() => searched(activities, search), [activities, search]);
  const notMe = activities.find(({ id }) => id === suspected);
  const column = (
    name: 'date' | 'device' | 'app' | 'address' | 'user' | 'session',
    cell: RecordColumn<Activity>['cell'],
  ) => ({ name, label: say(`accountActivity.accesses.${name}`), cell });
  const columns = [
    column('date', ({ date }) => showInstant(date)),
    column('device', ({ deviceDetails }) => {
      const { type, detail } = deviceWords(deviceDetails);
      return <Two first={type} then={detail} />;
    }),
    column('app', ({ clientName }) => clientName),
    column('address', ({ ip, location }) => (
      <Two first={ip} then={location ?? say('accountActivity.accesses.unknownPlace')} />
    )),
    column('user', ({ selectedAccount }) => selectedAccount.username),
    column('session', (access) => <SessionOf access={access} report={setSuspected} />),
  ];

  return (
    <Section title={say('accountActivity.accesses.title')} about={say('accountActivity.accesses.about')}>
      <TextField
        id="search-accesses"
        type="search"
        size="small"
        fullWidth
        label={say('accountActivity.accesses.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ mb: 1.5, maxWidth: 420 }}
      />
      <RecordTable
        key={search}
        caption={say('accountActivity.accesses.title')}
        // The column is redundant for a person with one account (ACC-007).
        columns={columns.filter(({ name }) => name !== 'user' || user_type !== 'PEOPLE')}
        rows={found}
        rowKey={({ id }) => id}
        empty={say('accountActivity.accesses.none')}
        pageSize={PAGE}
      />
      <p role="status">
        {found.length > 0 && say('accountActivity.accesses.found', { smart_count: found.length })}
      </p>
      {notMe && <NotMeDialog activity={notMe} security={security} close={() => setSuspected(undefined)} />}
    </Section>
  );
}

interface SessionOfProps {
  readonly access: Activity;
  readonly report: (id: string) => void;
}

/** Shows whether the session of a sign-in is still open; lets the person report a sign-in by another person. */
function SessionOf({ access: { id, date, current, open }, report }: SessionOfProps) {
  const say = useSay();
  if (current) return <strong>{say('accountActivity.accesses.thisOne')}</strong>;
  return (
    <>
      <div>{say(open ? 'accountActivity.accesses.open' : 'accountActivity.accesses.over')}</div>
      <Button
        size="small"
        sx={{ ml: -0.75 }}
        aria-label={say('accountActivity.accesses.notMeFor', { date: showInstant(date) })}
        onClick={() => report(id)}
      >
        {say('accountActivity.accesses.notMe')}
      </Button>
    </>
  );
}

const Two = ({ first, then }: { readonly first: string; readonly then: string }) => (
  <>
    <div>{first}</div>
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{then}</Box>
  </>
);

/** Returns the entries that contain every search word, ignoring case. */
function searched(activities: readonly Activity[], search: string): readonly Activity[] {
  const values = searchAlternatives(search);
  if (values.length === 0) return activities;
  return activities.filter((one) => {
    const { ip, location, clientName, deviceDetails, selectedAccount, date } = one;
    const texts = [showInstant(date), ip, location, clientName, deviceDetails, selectedAccount.username];
    return isFoundIn(searchable(texts.join(' ')), values);
  });
}

interface NotMeDialogProps {
  readonly activity: Activity;
  readonly security: Security;
  readonly close: () => void;
}

/** Guides people who do not recognise a sign-in: end the session, choose a new password, link a second factor. */
function NotMeDialog({ activity, security, close }: NotMeDialogProps) {
  const say = useSay();
  const { signInElsewhere } = useSession();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [ended, setEnded] = useState(false);
  const [linking, setLinking] = useState(false);
  const { type, detail } = deviceWords(activity.deviceDetails);
  const about = say('accountActivity.notMe.about', {
    date: showInstant(activity.date),
    device: [type, detail].join(' '),
  });

  const end = () =>
    run(async (idempotencyKey) => {
      await callApi(activityLogout, { params: { id: activity.id }, idempotencyKey });
      setEnded(true);
      await readAgain();
    });

  if (linking) return <AddAppDialog close={close} />;
  return (
    <ActionDialog title={say('accountActivity.notMe.title')} about={about} close={close} error={error}>
      <Box component="ol" sx={{ pl: 3, '& li': { mb: 2 } }}>
        <li>
          <div>{say('accountActivity.notMe.end')}</div>
          <Box role="status" sx={{ fontWeight: 600 }}>
            {ended
              ? say('accountActivity.notMe.ended')
              : !activity.open && say('accountActivity.notMe.alreadyOver')}
          </Box>
          {activity.open && !ended && (
            <PermissionButton
              can={['activity', 'end']}
              variant="contained"
              color="error"
              busy={running}
              sx={{ mt: 1 }}
              onClick={() => void end()}
            >
              {say('accountActivity.notMe.endGo')}
            </PermissionButton>
          )}
        </li>
        <li>
          <div>{say('accountActivity.notMe.password')}</div>
          {signInElsewhere ? (
            <Elsewhere what="password" account={signInElsewhere.account} />
          ) : (
            <Box sx={{ mt: 1 }}>
              <ChangePasswordLink>{say('accountActivity.notMe.passwordGo')}</ChangePasswordLink>
            </Box>
          )}
        </li>
        <li>
          <div>{say('accountActivity.notMe.factor')}</div>
          {signInElsewhere ? (
            <Elsewhere what="factor" />
          ) : (
            <Factor security={security} link={() => setLinking(true)} />
          )}
          {!signInElsewhere && security.passkeys.length > 0 && (
            <Box sx={{ mt: 1 }}>{say('accountActivity.notMe.passkeys')}</Box>
          )}
        </li>
      </Box>
    </ActionDialog>
  );
}

function Factor({ security, link }: { readonly security: Security; readonly link: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const done = security.required && security.methods.length > 0;
  if (done) return <strong>{say('accountActivity.notMe.factorDone')}</strong>;
  if (!security.schoolOtp) return <em>{sentence(NO_OTP_IN_THIS_SCHOOL)}</em>;
  return (
    <PermissionButton can={['account', 'update']} variant="outlined" sx={{ mt: 1 }} onClick={link}>
      {say('accountActivity.notMe.factorGo')}
    </PermissionButton>
  );
}
