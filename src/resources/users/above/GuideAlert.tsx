import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PERMISSIONS_GUIDE } from '../../../../contract/constants';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { visuallyHidden } from '../../../ui/visuallyHidden';

/** Says that roles have changed, and links to the guide that explains them. */
export function GuideAlert() {
  const say = useGuideWords();
  return (
    <Alert severity="info" role="note" sx={{ alignItems: 'center', py: 0 }} action={<Guide />}>
      {say('text')}
    </Alert>
  );
}

/** Says in few words that roles have changed, with the link to the guide, for a line shared with other content. */
export function GuideLine() {
  const say = useGuideWords();
  return (
    <Box role="note" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'info.main' }}>
      <Icon name="info" />
      <Box component="span" sx={{ color: 'text.primary', fontSize: '0.9375rem' }}>
        {say('brief')}
      </Box>
      <Guide />
    </Box>
  );
}

function Guide() {
  const say = useGuideWords();
  return (
    <Button
      color="inherit"
      size="small"
      component="a"
      href={PERMISSIONS_GUIDE}
      target="_blank"
      rel="noopener"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {say('read')}
      <span style={visuallyHidden}>{say('opens')}</span>
    </Button>
  );
}

function useGuideWords() {
  const translate = useTranslate();
  return (key: string) => translate(`resources.user.above.guide.${key}`);
}
