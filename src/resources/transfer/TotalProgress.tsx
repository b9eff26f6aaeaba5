import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSay } from '../../i18n/useSay';

/** Shows the overall progress of all uploads. */
export function TotalProgress({ percent }: { readonly percent: number }) {
  const say = useSay();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={say('transfer.files.progress')}
        sx={{ flexGrow: 1, height: 8, borderRadius: 1 }}
      />
      <span>{`${percent}%`}</span>
    </Box>
  );
}
