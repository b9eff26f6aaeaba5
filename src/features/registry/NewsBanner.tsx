import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useListView } from '../../engine/list/ListScreen';
import { useSay } from '../../i18n/useSay';
import { countNews, newsParts, useNews } from './useNews';

const NewsDialog = lazy(() => import('./NewsDialog').then((file) => ({ default: file.NewsDialog })));

/** Above the registry: that Alunni and Personale say otherwise by now, and the way to see it. */
export function NewsBanner() {
  const say = useSay();
  const year = String(useListView().filters.anno);
  const news = useNews(year);
  const [open, setOpen] = useState(false);
  if (!news || (countNews(news) === 0 && !open)) return null;
  const parts = newsParts
    .filter((part) => news[part].length > 0)
    .map((part) => say(`registry.news.parts.${part}`, { smart_count: news[part].length }));

  return (
    <>
      {parts.length > 0 && (
        <Alert
          className="no-print"
          severity="info"
          role="status"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {say('registry.news.open')}
            </Button>
          }
        >
          {say('registry.news.heading')} {parts.join(', ')}.
        </Alert>
      )}
      {open && (
        <Suspense fallback={null}>
          <NewsDialog year={year} news={news} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
