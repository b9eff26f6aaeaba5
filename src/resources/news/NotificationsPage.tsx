import CheckCircle from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import type { ViewProps } from '../../engine/declaration/resource';
import { ListFooter } from '../../engine/list/ListFooter';
import { ListMessage, OutdatedMessage } from '../../engine/list/ListMessage';
import { ListStatus } from '../../engine/list/ListStatus';
import { useListRow, useListRows } from '../../engine/list/listContexts';
import { useResourceList } from '../../engine/list/useResourceList';
import { ListSlices } from '../../engine/screen/ListSlices';
import { ResourceCards } from '../../engine/table/ResourceCards';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { Page } from '../../ui/Page';
import { NotificationCard } from './NotificationCard';
import { useMarkRead } from './unreadNews';

/** Lists the unread notifications as cards; those marked as read disappear. */
export function NotificationsPage({ resource }: ViewProps) {
  return (
    <ResourceContextProvider value={resource.name}>
      <ListSlices {...useResourceList(resource)}>
        <Notifications />
      </ListSlices>
    </ResourceContextProvider>
  );
}

/** Two cards in a row, if there is room (NOTIF-006). */
const cards = {
  '&& ul': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  '&& > div': { border: 0, background: 'none' },
  '&& li': { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1, p: 2 },
  '&& li, && li:last-of-type': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
} as const;

function Notifications() {
  const say = useSay();
  const translate = useTranslate();
  const { words, resource } = useListRow();
  const { results, phase } = useListRows();
  const { mutate, isPending, error } = useMarkRead();
  const left = phase === 'ready' ? results.length : undefined;
  // Keeps the focus on the page, because the pressed button disappears with its card.
  const before = useRef(left);
  useEffect(() => {
    if (left !== undefined && left < (before.current ?? 0)) focusIfLost('main h1');
    before.current = left;
  }, [left]);
  return (
    <Page
      title={words.say('title')}
      actions={
        results.length > 0 && (
          <Button
            variant="outlined"
            busy={isPending}
            onClick={() => !isPending && mutate(results.map(({ id }) => id))}
          >
            {say('news.notifications.markAll')}
          </Button>
        )
      }
    >
      <div role="alert">
        {error && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {translate(refusalText(error))}
          </Alert>
        )}
      </div>
      <OutdatedMessage />
      {phase === 'failed' && <ListMessage />}
      <Box role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {left === 0 && (
          <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 1 }}>
            <CheckCircle aria-hidden color="success" sx={{ fontSize: 48 }} />
            {words.empty()}
          </Box>
        )}
        {left !== undefined && left > 0 && say('news.notifications.left', { smart_count: left })}
      </Box>
      {phase !== 'failed' && left !== 0 && (
        <Box sx={cards}>
          <ResourceCards card={NotificationCard} />
        </Box>
      )}
      {results.length > resource.list.pageSize && <ListFooter />}
      <ListStatus />
    </Page>
  );
}
