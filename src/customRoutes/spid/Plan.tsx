import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { spidPlanRead, spidPlanSet } from '../../../contract/account/credentialsEndpoints';
import { showDay } from '../../../contract/values/dates';
import { useRun } from '../../api/EngineDataProvider';
import { useRefusalText } from '../../api/useRefusalText';
import { readDay } from '../../i18n/typedDay';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { DayButton } from '../../ui/dayPicker/DayButton';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';

interface Planned {
  readonly giorno?: string | null;
}

const KEY = ['spidPlan'];

/** Sets the day on which the school plans to end password sign-in. */
export function Plan() {
  const say = useSay();
  const sentence = useSentence();
  const may = useMay();
  const whyWithheld = useWhyWithheld()(['user', 'planSpid']);
  const run = useRun();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await run('user', spidPlanRead, {})) as Planned,
  });
  const day = data?.giorno;
  return (
    <Section title={say('spidReadiness.plan.title')} about={say('spidReadiness.plan.about')}>
      {!data && !error && <Loading heights={[56]} />}
      {!data && error && <NotLoaded again={refetch} />}
      {data && (
        <p>
          {day ? say('spidReadiness.plan.planned', { day: showDay(day) }) : say('spidReadiness.plan.none')}
        </p>
      )}
      {data && may(['user', 'planSpid']) && <PlanForm day={day ?? ''} />}
      {data && !may(['user', 'planSpid']) && (
        <p>{whyWithheld ? sentence(whyWithheld) : say('spidReadiness.plan.onlySupervisor')}</p>
      )}
    </Section>
  );
}

function PlanForm({ day }: { readonly day: string }) {
  const say = useSay();
  const refusalOf = useRefusalText();
  const run = useRun();
  const notify = useNotify();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(day && showDay(day));
  // A new saved day replaces the input; the save button stays and keeps the focus.
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day && showDay(day));
  }
  const [problem, setProblem] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    const giorno = typed.trim() === '' ? null : (readDay(typed) ?? undefined);
    setProblem(giorno === undefined ? say('spidReadiness.plan.wrong') : '');
    if (giorno === undefined) return;
    try {
      queries.setQueryData(KEY, await run('user', spidPlanSet, { body: { giorno } }));
      notify('spidReadiness.plan.saved', { type: 'success' });
    } catch (error) {
      setProblem(refusalOf(error));
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        id="spid-plan-day"
        size="small"
        label={say('spidReadiness.plan.day')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={Boolean(problem)}
        helperText={<span role="status">{problem || say('spidReadiness.plan.hint')}</span>}
        slotProps={{
          inputLabel: { shrink: true },
          input: {
            endAdornment: <DayButton labelledBy="spid-plan-day-label" typed={typed} change={setTyped} />,
          },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        }}
      />
      <Button type="submit" variant="outlined">
        {say('spidReadiness.plan.save')}
      </Button>
    </Box>
  );
}
