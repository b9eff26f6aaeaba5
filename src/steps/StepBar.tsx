import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useSay } from '../i18n/useSay';
import { visuallyHidden } from '../ui/visuallyHidden';

interface StepBarProps {
  readonly labels: readonly string[];
  /** Current step, from 0. */
  readonly at: number;
}

/** Shows the steps of a procedure, marking the current one and those completed; a single line on a phone. */
export function StepBar({ labels, at }: StepBarProps) {
  const say = useSay();
  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' }, mb: 2, fontWeight: 600 }}>
        {say('procedure.place', { at: at + 1, of: labels.length, name: labels[at] ?? '' })}
      </Box>
      <Stepper
        component="ol"
        alternativeLabel
        activeStep={at}
        aria-label={say('procedure.steps')}
        sx={{ display: { xs: 'none', md: 'flex' }, m: 0, mb: 3, p: 0, listStyle: 'none' }}
      >
        {labels.map((label, place) => (
          <Step component="li" key={label} completed={place < at}>
            <StepLabel aria-current={place === at ? 'step' : undefined}>
              {label}
              {place < at && <span style={visuallyHidden}> {say('procedure.done')}</span>}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </>
  );
}
