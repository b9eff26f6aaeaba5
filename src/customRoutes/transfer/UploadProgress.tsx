import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useSay } from '../../i18n/useSay';

/** How much of the files of a practice has arrived. */
export function UploadProgress({ percent }: { readonly percent: number }) {
  const say = useSay();
  const said = say(percent === 100 ? 'transfer.table.done' : 'transfer.table.undone');
  return (
    <Box data-tip={said} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 'min(120px, 100%)' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={said}
        color={percent === 100 ? 'success' : 'primary'}
        sx={{ flexGrow: 1, height: 6, borderRadius: 1 }}
      />
      <span>{`${percent}%`}</span>
    </Box>
  );
}
