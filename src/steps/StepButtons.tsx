import Box from '@mui/material/Box';
import { BACK, lineFor, NEXT, type Procedure } from '../../contract/procedures/procedure';
import { useSay } from '../i18n/useSay';
import { Tips } from '../ui/tips/Tips';
import { WhyButton } from '../ui/tips/WhyButton';
import type { Run } from './useProcedure';
import type { StepState } from './useStep';

interface StepButtonsProps {
  readonly of: Procedure;
  readonly run: Run;
  readonly step: StepState;
}

/** The ways from a step: back and on, or back to the summary with what was changed and without. */
export function StepButtons({ of, run, step }: StepButtonsProps) {
  const say = useSay();
  const { screen, typed, running, changing } = step;
  const why = screen?.why?.(typed);
  const on = Boolean(lineFor(of, run.step, NEXT) || screen?.send);
  const back = Boolean(lineFor(of, run.step, BACK) || screen?.back);
  if (!changing && !on && !back) return null;
  return (
    <Tips>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
        {changing ? (
          <WhyButton busy={running} onClick={step.stopChanging}>
            {say('procedure.unchanged')}
          </WhyButton>
        ) : back ? (
          <WhyButton busy={running} onClick={() => void step.back()}>
            {say('procedure.back')}
          </WhyButton>
        ) : (
          <span />
        )}
        {(changing || on) && (
          <WhyButton variant="contained" why={why} busy={running} onClick={() => void step.next()}>
            {say(changing ? 'procedure.toSummary' : 'procedure.next')}
          </WhyButton>
        )}
      </Box>
    </Tips>
  );
}
