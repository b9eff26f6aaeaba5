import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Content } from '../../../contract/contents/content';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Loading } from '../../ui/Loading';
import { Markup } from '../../ui/Markup';
import { NotLoaded } from '../../ui/NotLoaded';
import { shortTitle } from './shortTitle';
import { useContents } from './useContents';

interface HistoryDialogProps {
  /** Update of an application. */
  readonly of: Content;
  readonly close: () => void;
}

/** Lists every release of an application, newest first. */
export function HistoryDialog({
  of: { applicationCode, applicationDescription },
  close,
}: HistoryDialogProps) {
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
