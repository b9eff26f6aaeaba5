import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProcedureInProgress } from '../../../contract/procedures/procedureInProgress';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Procedure } from './Procedure';
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
