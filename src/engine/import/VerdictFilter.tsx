import Box from '@mui/material/Box';
import { showNumber } from '../../../contract/values/showNumber';
import { Button } from '../../ui/Button';
import type { RowFilter, Shown, Tally } from './book/tally';
import { useImportSay } from './useImportSay';

const SHOWN = ['create', 'update', 'unchanged', 'refused', 'warned', 'unchecked'] as const;
/** Filters offered only if they match any row. */
const SOMETIMES: readonly RowFilter[] = ['warned', 'unchecked'];

interface VerdictFilterProps {
  readonly tally: Tally;
  /** Current filter; all rows by default. */
  readonly only: Shown | undefined;
  readonly onChange: (only: RowFilter | undefined) => void;
}

/** Shows the number of rows by effect; pressing one filters the rows. */
export function VerdictFilter({ tally, only, onChange }: VerdictFilterProps) {
  const say = useImportSay();
  const one = (verdict: RowFilter | undefined) => (
    <Button
      key={verdict ?? 'total'}
      size="small"
      variant={verdict === only ? 'contained' : 'outlined'}
      color={verdict === 'refused' && tally.refused > 0 ? 'error' : 'primary'}
      aria-pressed={verdict === only}
      onClick={() => onChange(verdict)}
    >
      {say(`rows.${verdict ?? 'total'}`)} ({showNumber(tally[verdict ?? 'total'])})
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={say('rows.show')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {one(undefined)}
      {SHOWN.filter((verdict) => !SOMETIMES.includes(verdict) || tally[verdict] > 0).map(one)}
    </Box>
  );
}
