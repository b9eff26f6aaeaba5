import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Practice } from '../../../contract/transfer/practice';
import { subjectOf } from '../../../contract/transfer/transfer';
import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { useProgress } from './usePractices';

/**
 * Shows the upload progress of a practice's files: the last polled value, which is known by practice or by source
 * school, or else the value in the list.
 */
export function UploadProgress({ record }: CellProps<Practice>) {
  const say = useSay();
  const { data = {} } = useProgress();
  const percent = data[subjectOf(record)] ?? data[record.codMinAltri] ?? record.progress;
  const said = say(percent === 100 ? 'transfer.uploaded' : 'transfer.uploading');
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
