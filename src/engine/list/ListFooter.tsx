import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { NativeSelect } from '../../ui/NativeSelect';
import { disabledProps } from '../../ui/tips/disabledProps';
import { useListRow, useListRows, useListView } from './listContexts';

/** A constant styled element, because it re-renders on every keystroke in the search. */
const Bar = styled('div')(
  memoTheme(({ theme }) => ({
    // After the menu of the selected rows, which floats over what precedes it.
    order: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(1.5),
  })),
);

/** Renders the pagination: the range of rows, the page size, and the links to other pages. */
export function ListFooter() {
  const { total, shown, pages, phase } = useListRows();
  const { page, perPage } = useListView();
  const { list } = useListRow().resource.endpoints;
  const translate = useTranslate();
  if (phase === 'failed') return null;
  const before = perPage === null ? 0 : (page - 1) * perPage;
  const range = {
    from: shown.length === 0 ? 0 : before + 1,
    to: before + shown.length,
    total,
  };
  const isAll = list.answers === 'whole' || total !== list.mostCounted;

  return (
    <Bar className="no-print">
      {!(phase === 'ready' && total === 0) && <PageSize />}
      {phase === 'ready' && (
        <span className="range">
          {translate(isAll ? 'engine.list.range' : 'engine.list.rangeOfMore', range)}
        </span>
      )}
      {pages > 1 && <Pages pages={pages} />}
    </Bar>
  );
}

const PageSize = memo(function PageSize() {
  const { perPage, change, shape } = useListView();
  const { words } = useListRow();
  const translate = useTranslate();
  return (
    <NativeSelect
      label={words.perPage()}
      value={perPage ?? 'all'}
      change={(size) => change({ perPage: size === 'all' ? null : Number(size) })}
      style={{ width: 140 }}
    >
      {shape.pageSizes.map((size) => (
        <option key={size} value={size ?? 'all'}>
          {size ?? translate('engine.list.all')}
        </option>
      ))}
    </NativeSelect>
  );
});

const Pages = memo(function Pages({ pages }: { pages: number }) {
  const { page, change } = useListView();
  const translate = useTranslate();
  const isFirst = page > 1 ? undefined : translate('engine.list.isFirst');
  const isLast = page < pages ? undefined : translate('engine.list.isLast');
  const ways = [
    ['first', 1, isFirst],
    ['previous', page - 1, isFirst],
    ['next', page + 1, isLast],
    ['last', pages, isLast],
  ] as const satisfies readonly (readonly [IconName, number, string | undefined])[];

  return (
    <Box component="nav" aria-label={translate('engine.list.pages')} sx={{ display: 'flex' }}>
      {ways.map(([way, to, why]) => (
        <IconButton
          key={way}
          aria-label={translate(`engine.list.${way}`)}
          {...disabledProps(why)}
          onClick={() => !why && change({ page: to })}
          sx={{ opacity: why ? 0.4 : 1 }}
        >
          <Icon name={way} />
        </IconButton>
      ))}
    </Box>
  );
});
