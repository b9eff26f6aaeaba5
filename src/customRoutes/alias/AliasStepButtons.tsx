import Box from '@mui/material/Box';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';

interface AliasStepButtonsProps {
  readonly next: {
    readonly text: string;
    /** Runs when the button is pressed; without it, the button submits its form. */
    readonly run?: () => void;
  };
  /** Reason why the step cannot be completed yet. */
  readonly disabledReason?: string | undefined;
  readonly back?: () => void;
  readonly running?: boolean;
}

/** Renders the buttons of a step: back and next. */
export function AliasStepButtons({ next, disabledReason, back, running = false }: AliasStepButtonsProps) {
  const say = useSay();
  return (
    <Tips>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
        {back && (
          <Button busy={running} onClick={back}>
            {say('alias.back')}
          </Button>
        )}
        <Button
          variant="contained"
          disabledReason={disabledReason}
          busy={running}
          {...(next.run ? { onClick: next.run } : { type: disabledReason ? 'button' : 'submit' })}
        >
          {next.text}
        </Button>
        <span role="status">{running && say('alias.working')}</span>
      </Box>
    </Tips>
  );
}
