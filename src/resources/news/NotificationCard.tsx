import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import type { RowCardProps } from '../../engine/table/RowCard';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Markup } from '../../ui/Markup';
import { type UnreadNews, useMarkRead } from './unreadNews';

/** Shows a notification: title, text, and the button that marks it as read. */
export function NotificationCard({ row, measure, place }: RowCardProps) {
  const say = useSay();
  const translate = useTranslate();
  const { mutate, isPending, error } = useMarkRead();
  const item = row as unknown as UnreadNews;
  return (
    <li ref={measure} data-index={place}>
      <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {item.title}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {say('news.publishedOn', { day: showDay(dayInRome(item.publishedAt)) })}
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <Markup text={item.text} />
      </Box>
      <div role="alert">
        {error && (
          <Alert role="none" severity="error">
            {translate(refusalText(error))}
          </Alert>
        )}
      </div>
      <Button
        variant="outlined"
        size="small"
        onClick={() => !isPending && mutate([item.codeNews])}
        aria-label={say('news.notifications.markReadOf', { title: item.title })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {say('news.markRead')}
      </Button>
    </li>
  );
}
