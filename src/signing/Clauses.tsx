import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { disabledProps } from '../ui/tips/disabledProps';
import type { StoredClauses } from './useClauses';

interface ClausesProps {
  readonly clauses: StoredClauses;
  /** Reason why the clauses cannot be accepted. */
  readonly disabledReason: string | undefined;
}

/** Lists the clauses that a contract requires to be accepted before signing. */
export function Clauses({ clauses: { ticked, tick }, disabledReason }: ClausesProps) {
  const say = useSay();
  const sentence = useSentence();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {say('documents.clauses')}
      </Box>
      {(['documents.clause1', 'documents.clause2'] as const).map((clause, place) => (
        <FormControlLabel
          key={clause}
          sx={{ display: 'flex', alignItems: 'flex-start' }}
          control={
            <Checkbox
              checked={ticked[place] ?? false}
              {...disabledProps(disabledReason && sentence(disabledReason))}
              onChange={(_, value) => !disabledReason && tick(place, value)}
              sx={{ mt: -1 }}
            />
          }
          label={say(clause)}
        />
      ))}
    </Box>
  );
}
