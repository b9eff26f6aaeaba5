import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { readingSaid } from '../../../contract/imports/tableReading';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

interface ReadingNoteProps {
  readonly importing: Importing;
  /** True while the rows are being sent, so the sheet cannot change now. */
  readonly held?: boolean;
  /** Called when another sheet is read: results for the previous one are void. */
  readonly onTurn?: () => void;
}

/**
 * Shows which part of the file was read and what was left out, and lets the person choose another sheet or include
 * hidden rows.
 */
export function ReadingNote({ importing, held = false, onTurn }: ReadingNoteProps) {
  const say = useImportSay();
  const sentence = useSentence();
  const label = useId();
  const { opened, sheetProblem } = importing.state;
  if (!opened) return null;
  const { reading, sheets, sheet } = opened;
  const turn = (to: number, withHidden: boolean) => {
    onTurn?.();
    void importing.turnTo(to, withHidden);
  };
  return (
    <Box sx={{ mb: 1.5 }}>
      <p>
        {readingSaid(reading)
          .map((one) => sentence(one))
          .join(' ')}
      </p>
      <div role="alert">
        {sheetProblem && (
          <Alert role="none" severity="error" sx={{ mb: 1 }}>
            {sentence(sheetProblem)}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {sheets.length > 1 && (
          <TextField
            select
            size="small"
            id={label}
            label={say('reading.sheet')}
            value={sheet}
            disabled={held}
            onChange={({ target }) => turn(Number(target.value), false)}
            sx={{ minWidth: '14rem' }}
          >
            {sheets.map(({ name, isHidden }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets are identified by their position
              <MenuItem key={at} value={at}>
                {isHidden ? say('reading.hiddenSheet', { name }) : name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {reading.hidden > 0 && (
          <Button
            size="small"
            variant="outlined"
            busy={held}
            onClick={() => turn(sheet, !reading.withHidden)}
          >
            {say(reading.withHidden ? 'reading.withoutHidden' : 'reading.withHidden')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
