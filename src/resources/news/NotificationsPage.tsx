import CheckCircle from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListBase, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { focusIfLost } from '../../ui/focusIfLost';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { WhyButton } from '../../ui/tips/WhyButton';
import { NotificationCard } from './NotificationCard';
import { allUnread, NOTIFICATION, type UnreadNews, useMarkRead } from './unreadNews';

/** What the person has not read, two cards in a row; what is marked as read goes away. */
export function NotificationsPage() {
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  return (
    <ListBase
      resource={NOTIFICATION}
      sort={allUnread.sort}
      perPage={allUnread.pagination.perPage}
      exporter={false}
      // Its address says nothing of what it shows, and its route has asked who may see it.
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      queryOptions={{ ...(retry !== undefined && { retry }), onError: saidOnThePage }}
    >
      <NotificationCards />
    </ListBase>
  );
}

const saidOnThePage = () => undefined;

function NotificationCards() {
  const say = useSay();
  const translate = useTranslate();
  const { data, error: unread, refetch } = useListContext<UnreadNews>();
  const { mutate, isPending, error } = useMarkRead();
  const mark = (codes: readonly string[]) => {
    if (!isPending) mutate(codes);
  };
  // The button that was pressed goes away with its card.
  const left = data?.length;
  const before = useRef(left);
  useEffect(() => {
    if (left !== undefined && left < (before.current ?? 0)) focusIfLost('main h1');
    before.current = left;
  }, [left]);
  return (
    <Page
      title={say('news.notifications.title')}
      actions={
        data &&
        data.length > 0 && (
          <WhyButton
            variant="outlined"
            busy={isPending}
            onClick={() => mark(data.map(({ codeNews }) => codeNews))}
          >
            {say('news.notifications.markAll')}
          </WhyButton>
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
      {unread && !data && <NotLoaded again={refetch} />}
      {!data && !unread && <Loading label={say('news.notifications.loading')} heights={[160]} />}
      <Box role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {data?.length === 0 && (
          <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 1 }}>
            <CheckCircle aria-hidden color="success" sx={{ fontSize: 48 }} />
            {say('news.notifications.empty')}
          </Box>
        )}
        {data && data.length > 0 && say('news.notifications.left', { smart_count: data.length })}
      </Box>
      {data && data.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {data.map((item) => (
            <RecordContextProvider key={item.id} value={item}>
              <NotificationCard onRead={() => mark([item.codeNews])} />
            </RecordContextProvider>
          ))}
        </Box>
      )}
    </Page>
  );
}
