import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/**
 * Shows the upload progress of a save with files.
 * @param sent the share sent, from 0 to 1
 */
export function SentProgress({ sent }: { readonly sent: number }) {
  const translate = useTranslate();
  const percent = Math.round(sent * 100);
  return (
    <Box sx={{ flexBasis: '100%', mb: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('engine.form.file.sending')}
      />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('engine.form.file.sent', { percent })}
      </Box>
    </Box>
  );
}
