import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { changeable, type Procedure } from '../../contract/procedures/procedure';
import { useSay } from '../i18n/useSay';
import { FactList } from './FactList';
import type { StepScreens } from './stepScreen';
import type { StepAnswers } from './useAnswerForm';
import type { ProcedureInstance } from './useProcedure';

interface AnswerSummaryProps {
  readonly of: Procedure;
  readonly screens: StepScreens;
  readonly run: ProcedureInstance;
}

/** Query parameter that names the step whose answers are being changed. */
export const CHANGED = 'modifica';

/** Lists every answer, each with a link to change it that returns here. */
export function AnswerSummary({ of, screens, run }: AnswerSummaryProps) {
  const say = useSay();
  return changeable(of, run.step).map((step) => {
    const screen = screens[step];
    const answers = (run.answers as Record<string, StepAnswers | undefined>)[step] ?? {};
    return (
      screen?.facts && (
        <Box key={step} sx={{ mb: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 0.5 }}>
            <Typography component="h3" variant="h3" sx={{ flexGrow: 1 }}>
              {screen.label}
            </Typography>
            <Link
              component={RouterLink}
              to={`?${CHANGED}=${step}`}
              aria-label={say('procedure.changeOf', { name: screen.label })}
              sx={{ minHeight: 24 }}
            >
              {say('procedure.change')}
            </Link>
          </Box>
          <FactList facts={screen.facts(answers)} />
        </Box>
      )
    );
  });
}
