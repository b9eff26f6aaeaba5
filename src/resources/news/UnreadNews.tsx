import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { Markup } from '../../ui/Markup';
import { WhyButton } from '../../ui/tips/WhyButton';
import { WhenNotTyping } from '../../ui/WhenNotTyping';
import { useMarkRead, useUnreadNews } from './unreadNews';
import { useLater } from './useLater';

interface UnreadNewsProps {
  /** What is drawn once no news is in the way: whatever else is asked after loading. */
  readonly children?: ReactNode;
}

/** After loading, the news that the person has not read, one after the other. */
export function UnreadNews({ children }: UnreadNewsProps) {
  const say = useSay();
  const notify = useNotify();
  const translate = useTranslate();
  const { data, error, isFetching } = useUnreadNews();
  const { mutate, isPending, error: refused } = useMarkRead();
  const [later, setLater] = useLater();
  // Those that were there after loading: what is published meanwhile interrupts nobody.
  const [met, setMet] = useState<ReadonlySet<string>>();
  if (data && !met) setMet(new Set(data.map(({ codeNews }) => codeNews)));
  const item = later ? undefined : data?.find(({ codeNews }) => met?.has(codeNews));

  useEffect(() => {
    if (error) notify(refusalText(error), { type: 'error' });
  }, [error, notify]);

  if (!item) return data || error ? children : null;
  const busy = isPending || isFetching;
  return (
    <WhenNotTyping>
      <Dialog
        size="question"
        onClose={() => setLater()}
        title={item.title}
        bodyDescribes
        actions={
          <>
            <Button onClick={() => setLater()} sx={{ mr: 'auto' }}>
              {say('news.later')}
            </Button>
            <WhyButton variant="contained" onClick={() => mutate([item.codeNews])} busy={busy}>
              {say('news.markRead')}
            </WhyButton>
          </>
        }
      >
        <p>{say('news.publishedOn', { day: showDay(dayInRome(item.publishedAt)) })}</p>
        <Markup text={item.text} />
        <div role="alert">
          {refused && (
            <Alert role="none" severity="error" sx={{ mt: 2 }}>
              {translate(refusalText(refused))}
            </Alert>
          )}
        </div>
      </Dialog>
    </WhenNotTyping>
  );
}
