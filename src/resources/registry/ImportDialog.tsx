import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { BULK_LIMIT } from '../../../contract/constants';
import { actionResources } from '../../../contract/operations/actions';
import { serviceYear, serviceYears, showServiceYear } from '../../../contract/orders/serviceYear';
import { registryImport } from '../../../contract/registry/endpoints';
import { idOfPerson } from '../../../contract/registry/registryPerson';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useCommand } from '../../api/useCommand';
import type { DialogProps } from '../../engine/declaration/resource';
import { EffectList } from '../../engine/record/EffectList';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { CandidateTable } from './CandidateTable';
import { type Failure, ImportOutcome } from './ImportOutcome';
import { useCandidates } from './useCandidates';
import { useReadAgain } from './useReadAgain';

/** Result of an import. */
interface Imported {
  readonly done: readonly string[];
  readonly accounts: readonly string[];
  readonly failures: readonly Failure[];
}

/** Lists the people of a service year who have no account, and imports the selected ones as users. */
export function ImportDialog({ close }: DialogProps) {
  const say = useSay();
  const notify = useNotify();
  const call = useCallEndpoint();
  const readAgain = useReadAgain();
  const { now } = viewerOf(useSession());
  const [year, setYear] = useState(String(serviceYear(now)));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Imported>();
  const { candidates, phase, refetch } = useCandidates(year);
  const { run, running, error } = useCommand();
  const chosen = candidates.filter((person) => ticked.has(idOfPerson(person)));

  const body = { persone: chosen.map(idOfPerson) };
  const confirm = () =>
    run(async (idempotencyKey) => {
      const answer = (await call('registryPerson', registryImport, { body, idempotencyKey })) as Imported;
      readAgain();
      if (answer.failures.length === 0) notify(say('registry.import.done'), { type: 'success' });
      setOutcome(answer);
    }, body);

  if (outcome) return <ImportOutcome {...outcome} close={close} />;
  const disabledReason =
    chosen.length === 0
      ? say('registry.import.tickFirst')
      : chosen.length > BULK_LIMIT
        ? say('registry.import.tooMany')
        : undefined;
  return (
    <ActionDialog
      title={say('registry.import.title')}
      about={say('registry.import.about')}
      size="table"
      close={close}
      running={running}
      error={error && `${say('registry.import.refused')} ${error}`}
      confirm={{ text: say('registry.import.confirm'), disabledReason, run: () => void confirm() }}
    >
      <TextField
        select
        label={say('registry.import.year')}
        value={year}
        onChange={({ target }) => {
          setYear(target.value);
          setTicked(new Set());
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 2, minWidth: '10rem' }}
      >
        {[...serviceYears(now)].reverse().map((one) => (
          <option key={one} value={one}>
            {showServiceYear(one)}
          </option>
        ))}
      </TextField>
      <div role="status">
        {phase === 'ready' && candidates.length === 0 && <p>{say('registry.import.empty')}</p>}
        {chosen.length > 0 && <p>{say('registry.import.chosen', { smart_count: chosen.length })}</p>}
      </div>
      {phase === 'loading' && <Loading label={say('registry.import.loading')} />}
      {phase === 'failed' && <NotLoaded again={refetch} sx={{ mt: 2 }} />}
      {candidates.length > 0 && (
        <Box>
          <CandidateTable key={year} candidates={candidates} ticked={ticked} setTicked={setTicked} />
        </Box>
      )}
      {chosen.length > 0 && (
        <EffectList effects={actionResources.registryPerson.actions.addUsers.effects} count={chosen.length} />
      )}
    </ActionDialog>
  );
}
