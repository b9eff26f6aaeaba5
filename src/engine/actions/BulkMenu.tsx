import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../../i18n/italian';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { useListRows, useListSearch, useListView, useRowScreen } from '../list/ListScreen';
import { useSelectedCount, useSelectedIds } from '../list/useSelection';
import { BulkActions } from './BulkActions';
import { commonFilter } from './commonFilter';
import { selectAllFound } from './selectAllFound';

/** Its sentence comes with it. */
const PageByPage = lazy(later(() => import('./PageByPage').then((file) => ({ default: file.PageByPage }))));

/**
 * It is always in the page, hidden while nothing is selected: its styles must not hold up the first tick. In the page it comes
 * before the rows, so that few keys lead there; on the screen it floats below them.
 */
const Menu = styled('section')(
  memoTheme(({ theme }) => ({
    order: 1,
    position: 'sticky',
    bottom: theme.spacing(1),
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: 'fit-content',
    maxWidth: '100%',
    margin: theme.spacing(1, 'auto', 0),
    padding: theme.spacing(0.75, 1.5),
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
    background: theme.palette.background.paper,
    boxShadow: theme.shadows[6],
    '&[hidden]': { display: 'none' },
  })),
);

/** Where it is, for the key that leads there. */
export const BULK_ID = 'list-bulk';

/** What was pressed is no longer offered: what comes after it is. */
const keepFocus = () => focusIfLost(`#${BULK_ID} button`, 'main h1');

/** What can be done with the rows that are ticked; it floats over the list as long as there are any. */
export function BulkMenu() {
  const { selection } = useRowScreen();
  const translate = useTranslate();
  const selected = useSelectedCount(selection);

  return (
    <Menu
      id={BULK_ID}
      className="no-print"
      aria-label={translate('engine.list.bulk')}
      hidden={selected === 0}
    >
      <strong role="status">
        {selected > 0 && translate('engine.list.selected', { smart_count: selected })}
      </strong>
      {selected > 0 && <SeeSelected selected={selected} />}
      {selected > 0 && <SelectAll selected={selected} />}
      <BulkActions />
    </Menu>
  );
}

/** What shows the ticked rows alone, where another search or filter leaves some of them out. */
function SeeSelected({ selected }: { selected: number }) {
  const { results } = useListRows();
  const { selection } = useRowScreen();
  const { only, showOnly } = useListView();
  const translate = useTranslate();
  const ids = useSelectedIds(selection);
  const found = useMemo(() => new Set(results.map(({ id }) => id)), [results]);
  if (only || selection.all() || [...ids].every((id) => found.has(id))) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        showOnly(ids);
        keepFocus();
      }}
    >
      {translate('engine.list.seeSelected', { smart_count: selected })}
    </Button>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** What ticks all that is found, where more is found than is ticked. */
function SelectAll({ selected }: { selected: number }) {
  const { results, shown, total, barred } = useListRows();
  const { resource, selection } = useRowScreen();
  const { filters, conditions, shape, only } = useListView();
  const { search } = useListSearch();
  const translate = useTranslate();
  // Others may be ticked, and as many.
  useSelectedIds(selection);
  const narrowing = commonFilter(resource, { filters, conditions, shape, only }, search);

  const whole = results.length === total;
  const asked = JSON.stringify([search, filters, conditions]);
  /** Who was ticked when something else was asked for. */
  const [before, setBefore] = useState({ asked, ids: NOBODY });
  if (before.asked !== asked) setBefore({ asked, ids: selection.ids() });

  // What was meant by all that is found is meant of this search, these filters and conditions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for when they change
  useEffect(() => selection.forgetAll(), [selection, asked]);
  useEffect(() => {
    const all = selection.all();
    if (!all || all.total === total) return;
    const found = whole ? results.flatMap(({ id }) => (selection.has(id) ? id : [])) : selection.ids();
    selection.setAll({ ...all, total }, found);
  }, [selection, total, whole, results]);

  const elsewhere = total > shown.length && (narrowing !== undefined || whole);
  if (!elsewhere) {
    // A provider that does not take the query acts on rows that were seen: said, where more are found.
    const lost = total > shown.length && resource.wire.dialect !== undefined;
    return lost ? (
      <Suspense fallback={null}>
        <PageByPage />
      </Suspense>
    ) : null;
  }
  const not = barred();
  const except = results.flatMap(({ id }) => (not.has(id) ? id : []));
  const most = total - except.length;
  // The query that says all that is found on other pages does not say them, too.
  const others = whole || selection.all() ? 0 : [...before.ids].filter(selection.has).length;
  const chosen = whole
    ? results.every(({ id }) => not.has(id) || selection.has(id))
    : most <= selected - others;
  if (chosen) return null;
  const select = () => {
    selectAllFound(selection, { results, total, barred }, narrowing);
    keepFocus();
  };

  return (
    <Button size="small" onClick={select}>
      {translate(others > 0 ? 'engine.list.selectOnly' : 'engine.list.selectAll', { total: most })}
    </Button>
  );
}
