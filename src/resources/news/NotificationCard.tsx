import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { Markup } from '../../ui/Markup';
import type { UnreadNews } from './unreadNews';

interface NotificationCardProps {
  readonly onRead: () => void;
}

/** One of them: title, text, and the button that marks it as read. */
export function NotificationCard({ onRead }: NotificationCardProps) {
  const say = useSay();
  const item = useRecordContext<UnreadNews>();
  if (!item) return null;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {item.title}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {say('news.publishedOn', { day: showDay(dayInRome(item.publishedAt)) })}
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <Markup text={item.text} />
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={onRead}
        aria-label={say('news.notifications.markReadOf', { title: item.title })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {say('news.markRead')}
      </Button>
    </Paper>
  );
}
