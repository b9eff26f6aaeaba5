import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { NotLoaded } from '../../ui/NotLoaded';
import { optionalFilters } from '../query/requiredFilter';
import { useListRow, useListRows, useListSearch, useListView } from './listContexts';

/** Renders the message in place of the rows: that there are none, or that they could not be read. */
export function ListMessage() {
  const { phase, results, refetch } = useListRows();
  const { filters, conditions, only, shape } = useListView();
  const { search } = useListSearch();
  const { words } = useListRow();
  const translate = useTranslate();
  const narrowed = Object.keys(optionalFilters(filters, shape));
  const [chip] = narrowed;
  /** True if conditions narrow the list, or only certain rows are shown. */
  const isComposed = conditions.length > 0 || only !== undefined;
  /** A list may have its own message for a chip without results. */
  const nothing =
    search === '' && narrowed.length === 1 && chip === shape.chips && !isComposed
      ? words.say(`filters.${chip}.empty.${filters[chip ?? '']}`, { _: translate('engine.list.empty') })
      : translate('engine.list.empty');
  if (phase === 'failed') {
    return <NotLoaded again={refetch}>{words.failedToLoad()}</NotLoaded>;
  }
  if (phase === 'ready' && results.length === 0) {
    return (
      <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        {search !== '' || narrowed.length > 0 || isComposed ? nothing : words.empty()}
      </Box>
    );
  }
  return null;
}

/** Renders the message above the last page, if the page of the address no longer exists. */
export function PastEndMessage() {
  const { phase, total, pages } = useListRows();
  const { askedPage, page } = useListView();
  const translate = useTranslate();
  if (phase !== 'ready' || total === 0 || askedPage <= pages) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
      {translate('engine.list.pastEnd', { page: askedPage, pages: page })}
    </Alert>
  );
}

/** Renders the message above rows that may be outdated, because refreshing them failed. */
export function OutdatedMessage() {
  const { outdated } = useListRows();
  const translate = useTranslate();
  if (!outdated) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {translate('engine.list.refreshing')}
    </Alert>
  );
}
