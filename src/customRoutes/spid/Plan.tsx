import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { spidPlanRead, spidPlanSet } from '../../../contract/account/credentialsEndpoints';
import { showDay } from '../../../contract/values/dates';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useRefusalText } from '../../api/useRefusalText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandForm } from '../../engine/form/CommandForm';
import { CommandInputs } from '../../engine/form/CommandInputs';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';

interface Planned {
  readonly giorno?: string | null;
}

const KEY = ['spidPlan'];

/** Renders the form for the day on which the school plans to end password sign-in. */
export function Plan() {
  const say = useSay();
  const sentence = useSentence();
  const may = useMay();
  const whyWithheld = useWhyWithheld()(['user', 'planSpid']);
  const run = useCallEndpoint();
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

const spidPlan = defineCommand('spidPlan', { fields: { giorno: { kind: 'day' } } });

function PlanForm({ day }: { readonly day: string }) {
  const say = useSay();
  const run = useCallEndpoint();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useCommandForm(spidPlan, { known: { giorno: day }, problemText: useRefusalText() });

  async function save({ giorno = null }: Planned) {
    const saved = (await run('user', spidPlanSet, { body: { giorno } })) as Planned;
    queries.setQueryData(KEY, saved);
    // The inputs stay, and with them the focus on the button.
    form.base.current = { ...saved };
    form.clear();
    notify('spidReadiness.plan.saved', { type: 'success' });
  }

  return (
    <CommandForm form={form} send={save}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <CommandInputs form={form} />
        <Button type="submit" variant="outlined" busy={form.running}>
          {say('spidReadiness.plan.save')}
        </Button>
      </Box>
    </CommandForm>
  );
}
