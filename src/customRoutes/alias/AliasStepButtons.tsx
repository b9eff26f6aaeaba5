import Box from '@mui/material/Box';
import { useSay } from '../../i18n/useSay';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';

interface AliasStepButtonsProps {
  readonly next: {
    readonly text: string;
    /** Without it the button sends the form that it is in. */
    readonly run?: () => void;
  };
  /** Why it does not go on yet. */
  readonly why?: string | undefined;
  readonly back?: () => void;
  readonly running?: boolean;
}

/** The ways from a step: back and on. */
export function AliasStepButtons({ next, why, back, running = false }: AliasStepButtonsProps) {
  const say = useSay();
  return (
    <Tips>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
        {back && (
          <WhyButton busy={running} onClick={back}>
            {say('alias.back')}
          </WhyButton>
        )}
        <WhyButton
          variant="contained"
          why={why}
          busy={running}
          {...(next.run ? { onClick: next.run } : { type: why ? 'button' : 'submit' })}
        >
          {next.text}
        </WhyButton>
        <span role="status">{running && say('alias.working')}</span>
      </Box>
    </Tips>
  );
}
