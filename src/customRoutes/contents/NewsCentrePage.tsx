import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Content, type ContentFilter, contentCategories } from '../../../contract/contents/content';
import { contentList } from '../../../contract/contents/endpoints';
import { showDay } from '../../../contract/values/dates';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Loading } from '../../ui/Loading';
import { Markup } from '../../ui/Markup';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { aboutOf, ContentCards } from './ContentCards';
import { shortTitle } from './shortTitle';

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

interface ReadDialogProps {
  readonly content: Content;
  readonly close: () => void;
}

/** Shows an item of the news centre with its full title and text. */
function ReadDialog({ content, close }: ReadDialogProps) {
  const say = useSay();
  return (
    <ActionDialog size="table" reading title={content.title} close={close}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{aboutOf(content, say).join(' · ')}</Box>
      <Markup text={content.text} />
    </ActionDialog>
  );
}

interface HistoryDialogProps {
  /** Update of the application whose releases are listed. */
  readonly of: Content;
  readonly close: () => void;
}

/** Lists every release of an application, newest first. */
function HistoryDialog({ of: { applicationCode, applicationDescription }, close }: HistoryDialogProps) {
  const say = useSay();
  const { data, isError, refetch } = useContents({ ac: applicationCode, category: 'aggiornamenti' });
  return (
    <ActionDialog
      size="table"
      reading
      title={say('news.centre.historyOf', { name: applicationDescription ?? '' })}
      close={close}
    >
      {isError && !data && <NotLoaded again={refetch} />}
      {!data && !isError && <Loading label={say('news.centre.loading')} heights={[160]} />}
      {data?.length === 0 && <p>{say('news.centre.empty.all')}</p>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map(({ code, title, text, version, date }) => (
            <Box component="li" key={code} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="h3" variant="h3" title={title}>
                {shortTitle(title)}
              </Typography>
              <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
                {[version && say('news.centre.version', { version: version.version }), showDay(date)]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
              <Markup text={text} />
            </Box>
          ))}
        </Box>
      )}
    </ActionDialog>
  );
}

/** Reads the items of the news centre, all or those of an application and a category, newest first. */
function useContents(filter: ContentFilter) {
  return useRead(contentList, { query: filter });
}
