import { type ReactNode, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Markup } from '../../ui/Markup';
import { WhenNotTyping } from '../../ui/WhenNotTyping';
import { useMarkRead, useUnreadNews } from './unreadNews';
import { useLater } from './useLater';

interface UnreadNewsProps {
  /** Any other question to ask after loading; rendered once no news is left to show. */
  readonly children?: ReactNode;
}

/** Shows the unread news after loading, one after the other. */
export function UnreadNews({ children }: UnreadNewsProps) {
  const say = useSay();
  const notify = useNotify();
  const translate = useTranslate();
  const { data, error, isFetching } = useUnreadNews();
  const { mutate, isPending, error: refused } = useMarkRead();
  const [later, setLater] = useLater();
  // Only news present after loading are shown, because those published later must not interrupt the person.
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
      <ActionDialog
        title={item.title}
        bodyDescribes
        dismiss={say('news.later')}
        confirm={{ text: say('news.markRead'), run: () => mutate([item.codeNews]) }}
        running={busy}
        error={refused ? translate(refusalText(refused)) : undefined}
        close={() => setLater()}
      >
        <p>{say('news.publishedOn', { day: showDay(dayInRome(item.publishedAt)) })}</p>
        <Markup text={item.text} />
      </ActionDialog>
    </WhenNotTyping>
  );
}
