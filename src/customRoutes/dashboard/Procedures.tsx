import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import {
  assigneeOf,
  isBanner,
  isPercent,
  type ProcedureInProgress,
  procedurePage,
} from '../../../contract/procedures/procedureInProgress';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import type { SentenceKey } from '../../i18n/catalogue';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import type { ProceduresQuery } from './useProcedures';

/** Renders "Le mie pratiche": procedures of every kind in progress, with links to continue, then the completed ones. */
export function Procedures({ query }: { readonly query: ProceduresQuery }) {
  const say = useSay();
  const title = useId();
  const { data, isError, refetch } = query;
  const open = data?.filter(({ endedAt }) => !endedAt);
  const over = data?.filter(({ endedAt }) => endedAt);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ p: 2 }}>
      <Typography id={title} component="h2" variant="h2" sx={{ mb: 1 }}>
        {say('dashboard.procedures.title')}
      </Typography>
      {isError && !data && <NotLoaded again={refetch} />}
      {!data && !isError && <Loading label={say('dashboard.procedures.loading')} heights={[96]} />}
      {open?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('dashboard.procedures.none')}</Box>}
      {open && open.length > 0 && <List procedures={open} />}
      {over && over.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 0.5 }}>
            {say('dashboard.procedures.over')}
          </Typography>
          <List procedures={over} />
        </>
      )}
    </Paper>
  );
}

const List = ({ procedures }: { readonly procedures: readonly ProcedureInProgress[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {procedures.map((one) => (
      <Procedure key={`${one.kind} ${one.id}`} procedure={one} />
    ))}
  </Box>
);

/** Returns the key of a sentence about a kind of procedure; a test verifies that the catalogue has all of them. */
const aboutProcedure = (kind: string, what: string) => `dashboard.procedures.${kind}.${what}` as SentenceKey;

/** Returns the name of a bulk operation, as in the history; undefined for any other procedure. */
function useOperationWords({ action, takesBack }: ProcedureInProgress): string | undefined {
  const translate = useTranslate();
  if (!action) return undefined;
  const done = translate(`resources.operation.values.action.${action}`, { _: action });
  return takesBack ? `${translate('resources.operation.values.kind.takeBack')}, ${done}` : done;
}

/** A name has room for two long words; if there is less, the state wraps below it. */
const heading = { flex: '1 1 12rem', fontWeight: 600 } as const;

/** Renders a procedure: its name, its state, the next step, the party whose turn it is, the deadline. */
function Procedure({ procedure }: { readonly procedure: ProcedureInProgress }) {
  const say = useSay();
  const { kind, state, subject, startedAt, endedAt, deadline, done, total } = procedure;
  const session = useSession();
  const late = deadline && !endedAt && deadline < dayInRome(viewerOf(session).now);
  const name = [say(aboutProcedure(kind, 'name')), useOperationWords(procedure), subject]
    .filter(Boolean)
    .join(': ');
  const turn = assigneeOf(procedure);
  const to = procedurePage(procedure);
  const facts = [
    !endedAt && say(`dashboard.procedures.turn.${turn}`),
    deadline && !late && say('dashboard.procedures.deadline', { day: showDay(deadline) }),
    // Skipped and failed items count as processed; the page of the completed operation shows the results.
    !endedAt &&
      typeof done === 'number' &&
      total &&
      say(`dashboard.procedures.${isPercent(procedure) ? 'percent' : 'progress'}`, { done, total }),
    endedAt && say('dashboard.procedures.endedAt', { day: showDay(dayInRome(endedAt)) }),
    !isBanner(procedure) &&
      !endedAt &&
      say('dashboard.procedures.startedAt', { day: showDay(dayInRome(startedAt)) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            // Bulk operations of the same kind are distinguished by their start.
            aria-label={procedure.action ? `${name}, ${showInstant(startedAt)}` : undefined}
            sx={{ ...heading, minHeight: 24 }}
          >
            {name}
          </Link>
        ) : (
          <Box sx={heading}>{name}</Box>
        )}
        <Chip
          size="small"
          color={turn === 'school' ? 'warning' : 'default'}
          variant={turn === 'school' ? 'filled' : 'outlined'}
          label={say(aboutProcedure(kind, `${state}.state`))}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      </Box>
      <Box sx={{ mt: 0.5, typography: 'body2' }}>{say(aboutProcedure(kind, `${state}.next`))}</Box>
      {late && (
        <Box sx={{ mt: 0.25, typography: 'body2', fontWeight: 600, color: 'error.main' }}>
          {say('dashboard.procedures.late', { day: showDay(deadline) })}
        </Box>
      )}
      <Box sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.join(' · ')}</Box>
    </Box>
  );
}
