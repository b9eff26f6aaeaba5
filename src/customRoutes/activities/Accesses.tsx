import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import type { Security } from '../../../contract/account/otp';
import type { Activity } from '../../../contract/activities/activity';
import { showInstant } from '../../../contract/values/dates';
import { fold } from '../../../contract/values/search';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Section } from '../../ui/Section';
import { TurnPages } from '../../ui/TurnPages';
import { useLastPage } from '../../ui/tables/useLastPage';
import { AccessTable } from './AccessTable';
import { NotMeDialog } from './NotMeDialog';

/** Rows of one page (ACC-006). */
const PAGE = 10;

interface AccessesProps {
  readonly activities: readonly Activity[];
  readonly security: Security;
}

/** The latest sign-ins, ten at a time, with a search over all of them. */
export function Accesses({ activities, security }: AccessesProps) {
  const say = useSay();
  const { user_type } = useSession().profile;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [suspected, setSuspected] = useState<string>();
  const found = useMemo(() => searched(activities, search), [activities, search]);
  const pages = useLastPage({ page, turn: setPage, total: found.length, size: PAGE });
  const notMe = activities.find(({ id }) => id === suspected);

  return (
    <Section title={say('accountActivity.accesses.title')} about={say('accountActivity.accesses.about')}>
      <TextField
        id="search-accesses"
        type="search"
        size="small"
        fullWidth
        label={say('accountActivity.accesses.search')}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPage(1);
        }}
        sx={{ mb: 1.5, maxWidth: 420 }}
      />
      {found.length > 0 && (
        <AccessTable
          rows={found.slice((page - 1) * PAGE, page * PAGE)}
          // Whoever has one account need not be told which (ACC-007).
          withUser={user_type !== 'PEOPLE'}
          report={setSuspected}
        />
      )}
      <p role="status">
        {found.length === 0
          ? say('accountActivity.accesses.none')
          : say('accountActivity.accesses.found', { smart_count: found.length })}
      </p>
      <TurnPages page={page} pages={pages} turn={setPage} />
      {notMe && <NotMeDialog activity={notMe} security={security} close={() => setSuspected(undefined)} />}
    </Section>
  );
}

/** Those in which every word is found, whatever its case. */
function searched(activities: readonly Activity[], search: string): readonly Activity[] {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return activities;
  return activities.filter((one) => {
    const { ip, location, clientName, deviceDetails, selectedAccount, date } = one;
    const text = fold(
      [showInstant(date), ip, location, clientName, deviceDetails, selectedAccount.username].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
