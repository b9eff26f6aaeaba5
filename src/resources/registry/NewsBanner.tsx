import Alert from '@mui/material/Alert';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useListView } from '../../engine/list/listContexts';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { newsParts, useNews } from './useNews';

const NewsDialog = lazy(() => import('./NewsDialog').then((file) => ({ default: file.NewsDialog })));

/**
 * Says above the registry whether the data in Alunni and Personale have changed since the last update, with a button
 * that shows the changes.
 */
export function NewsBanner() {
  const say = useSay();
  const year = String(useListView().filters.anno);
  const { news, failed } = useNews(year);
  const [open, setOpen] = useState(false);
  if (failed) return <Line>{say('registry.news.unknown')}</Line>;
  if (!news) return null;
  const parts = newsParts
    .filter((part) => news[part].length > 0)
    .map((part) => say(`registry.news.parts.${part}`, { smart_count: news[part].length }));

  return (
    <>
      {parts.length === 0 ? (
        <Line>{say('registry.news.nothing')}</Line>
      ) : (
        <Line open={() => setOpen(true)}>
          {say('registry.news.heading')} {parts.join(', ')}.
        </Line>
      )}
      {open && (
        <Suspense fallback={null}>
          <NewsDialog year={year} news={news} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Renders a line of text. It has the same height with and without a button, so that the rows below do not move. */
function Line({ children, open }: { readonly children: ReactNode; readonly open?: () => void }) {
  const say = useSay();
  return (
    <Alert
      severity="info"
      role="status"
      icon={open ? undefined : false}
      variant={open ? 'standard' : 'outlined'}
      action={
        open && (
          <Button color="inherit" size="small" aria-haspopup="dialog" onClick={open}>
            {say('registry.news.open')}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
