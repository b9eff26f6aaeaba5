import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { sameAnswers } from '../../contract/procedures/procedure';
import { showInstant } from '../../contract/values/dates';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import type { StepScreen } from './stepScreen';
import type { StepAnswers } from './useAnswerForm';
import type { ProcedureInstance } from './useProcedure';

interface ConflictProps {
  readonly screen: StepScreen;
  readonly step: string;
  readonly theirs: ProcedureInstance;
  readonly mine: StepAnswers;
  readonly take: () => void;
  readonly keep: () => void;
}

/**
 * Shows both values after another person moved the procedure forward, and asks which to keep. Nothing typed is lost.
 */
export function Conflict({ screen, step, theirs, mine, take, keep }: ConflictProps) {
  const say = useSay();
  const saved = (theirs.answers as Record<string, StepAnswers | undefined>)[step] ?? {};
  const differs = screen.facts !== undefined && !sameAnswers(saved, mine);
  const values = (answers: StepAnswers) => (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {screen.facts?.(answers).map(([what, value]) => (
        <li key={what}>
          {what}: {value}
        </li>
      ))}
    </Box>
  );
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{say('procedure.conflict.title')}</AlertTitle>
      {say('procedure.conflict.about', {
        name: theirs.saved?.name ?? '',
        moment: showInstant(theirs.saved?.at),
      })}
      {differs && (
        <>
          <p>{say('procedure.conflict.theirs')}</p>
          {values(saved)}
          <p>{say('procedure.conflict.mine')}</p>
          {values(mine)}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={take}>
          {screen.takeTheirs?.label ?? say('procedure.conflict.take')}
        </Button>
        {differs && (
          <Button size="small" color="inherit" onClick={keep}>
            {say('procedure.conflict.keep')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
