import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { SentProgress } from './SentProgress';

interface SaveBarProps {
  /** The reason there is nothing to save. */
  readonly idle: 'pristine' | 'reading' | false;
  readonly saving: boolean;
  /** How much of the files was sent, from 0 to 1. */
  readonly sent?: number | undefined;
  readonly steps?: { readonly last: boolean; readonly current: number; readonly go: (step: number) => void };
}

/**
 * Renders the bar below the inputs: the save or next step button, the reason it is disabled, and the meaning of the
 * asterisks.
 */
export function SaveBar({ idle, saving, sent, steps }: SaveBarProps) {
  const translate = useTranslate();
  const why = useId();
  const save = steps?.last === false ? 'next' : saving ? 'saving' : 'save';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
      {steps && steps.current > 0 && (
        <Button variant="outlined" onClick={() => steps.go(steps.current - 1)}>
          {translate('engine.form.previous')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        aria-disabled={idle !== false}
        aria-describedby={idle ? why : undefined}
        sx={idle ? { opacity: 0.5 } : undefined}
      >
        {translate(`engine.form.${save}`)}
      </Button>
      <Box id={why} component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {translate(`engine.form.${idle || 'required'}`)}
      </Box>
      {saving && sent !== undefined && <SentProgress sent={sent} />}
      {/* Screen readers do not announce changes of the focused button itself. */}
      <Box role="status" sx={visuallyHidden}>
        {saving && translate('engine.form.saving')}
      </Box>
    </Box>
  );
}
