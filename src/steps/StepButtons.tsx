import Box from '@mui/material/Box';
import { BACK, lineFor, NEXT, type Procedure } from '../../contract/procedures/procedure';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Tips } from '../ui/tips/Tips';
import type { ProcedureInstance } from './useProcedure';
import type { StepState } from './useStep';

interface StepButtonsProps {
  readonly of: Procedure;
  readonly run: ProcedureInstance;
  readonly step: StepState;
}

/** Renders the buttons of a step: back and next, or back to the summary with or without the changes. */
export function StepButtons({ of, run, step }: StepButtonsProps) {
  const say = useSay();
  const { screen, typed, running, changing } = step;
  const disabledReason = screen?.disabledReason?.(typed);
  const on = Boolean(lineFor(of, run.step, NEXT) || screen?.send);
  const back = Boolean(lineFor(of, run.step, BACK) || screen?.back);
  if (!changing && !on && !back) return null;
  return (
    <Tips>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
        {changing ? (
          <Button busy={running} onClick={step.stopChanging}>
            {say('procedure.unchanged')}
          </Button>
        ) : back ? (
          <Button busy={running} onClick={() => void step.back()}>
            {say('procedure.back')}
          </Button>
        ) : (
          <span />
        )}
        {(changing || on) && (
          <Button
            variant="contained"
            disabledReason={disabledReason}
            busy={running}
            onClick={() => void step.next()}
          >
            {say(changing ? 'procedure.toSummary' : 'procedure.next')}
          </Button>
        )}
      </Box>
    </Tips>
  );
}
