import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Content, contentCategories } from '../../../contract/contents/content';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { ContentCards } from './ContentCards';
import { HistoryDialog } from './HistoryDialog';
import { ReadDialog } from './ReadDialog';
import { useContents } from './useContents';

type Opened = { readonly item: Content; readonly as: 'text' | 'history' };

/** Renders application updates, news and regulations as tabs; the current tab is in the address. */
export function NewsCentrePage() {
  const say = useSay();
  const { data, isError, refetch } = useContents({});
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  useFocusReturn(Boolean(opened));
  const asked = params.get('scheda');
  const tab = contentCategories.find((category) => category === asked) ?? contentCategories[0];
  const close = () => setOpened(undefined);

  return (
    <Page title={say('news.centre.title')}>
      {isError && !data && <NotLoaded again={refetch} />}
      {!data && !isError && <Loading label={say('news.centre.loading')} heights={[260]} />}
      {data?.length === 0 && <Nothing text={say('news.centre.empty.all')} />}
      {data && data.length > 0 && (
        <Tabs
          current={tab}
          open={(next) => setParams({ scheda: next }, { replace: true })}
          tabs={contentCategories.map((category) => {
            const own = data.filter((item) => item.category === category);
            return {
              tab: category,
              label: say(`news.centre.${category}`),
              errors: 0,
              content:
                own.length > 0 ? (
                  <ContentCards
                    contents={own}
                    onRead={(item) => setOpened({ item, as: 'text' })}
                    onHistory={(item) => setOpened({ item, as: 'history' })}
                  />
                ) : (
                  <Nothing text={say(`news.centre.empty.${category}`)} />
                ),
            };
          })}
        />
      )}
      {opened?.as === 'text' && <ReadDialog content={opened.item} close={close} />}
      {opened?.as === 'history' && <HistoryDialog of={opened.item} close={close} />}
    </Page>
  );
}

const Nothing = ({ text }: { readonly text: string }) => (
  <Box role="status" sx={{ py: 5, textAlign: 'center', color: 'text.secondary' }}>
    {text}
  </Box>
);
