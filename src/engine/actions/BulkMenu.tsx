import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../../i18n/italian';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { useListRow, useListRows, useListSearch, useListView } from '../list/listContexts';
import { useSelectedCount, useSelectedIds } from '../list/useSelection';
import { BulkActions } from './BulkActions';
import { commonFilter } from './commonFilter';
import { selectAllFound } from './selectAllFound';

/** The component is loaded lazily, together with its sentence. */
const PageByPage = lazy(later(() => import('./PageByPage').then((file) => ({ default: file.PageByPage }))));

/**
 * The menu is always in the document and hidden while nothing is selected, because computing its styles must not delay
 * the first selection. It precedes the rows in the document, so that few key presses reach it. On the screen it stands
 * between the rows and the page buttons, and never covers these buttons.
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
    gap: theme.spacing(0.5),
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

/** The id of the menu, for the keyboard shortcut that focuses it. */
export const BULK_ID = 'list-bulk';

/** Moves the focus to the first command if the pressed button has disappeared. */
const keepFocus = () => focusIfLost(`#${BULK_ID} button`, 'main h1');

/** Renders the menu of commands on the selected rows; it floats over the list while any row is selected. */
export function BulkMenu() {
  const { selection } = useListRow();
  const translate = useTranslate();
  const selected = useSelectedCount(selection);

  // A focused element is scrolled to a place where the menu does not cover it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = selected > 0 ? '5rem' : '';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [selected]);

  return (
    <Menu
      id={BULK_ID}
      className="no-print"
      aria-label={translate('engine.list.bulk')}
      hidden={selected === 0}
    >
      <span role="status">
        <strong>{selected > 0 && translate('engine.list.selected', { smart_count: selected })}</strong>
        {selected > 0 && <Outside />}
      </span>
      {selected > 0 && <SeeSelected selected={selected} />}
      {selected > 0 && <SelectAll selected={selected} />}
      <BulkActions />
    </Menu>
  );
}

/**
 * Renders the number of selected rows that the search or the filters hide, for example because an edited row no longer
 * matches them.
 */
function Outside() {
  const outside = useOutside();
  const translate = useTranslate();
  if (!outside) return null;
  return <> {translate('engine.list.outside', { smart_count: outside })}</>;
}

/** Returns the number of selected rows that are not among the results; undefined if not all results are loaded. */
function useOutside(): number | undefined {
  const { results, total } = useListRows();
  const { selection } = useListRow();
  const { only } = useListView();
  const ids = useSelectedIds(selection);
  return useMemo(() => {
    if (only || selection.all() || results.length !== total) return undefined;
    const found = new Set(results.map(({ id }) => id));
    return [...ids].filter((id) => !found.has(id)).length;
  }, [only, selection, results, total, ids]);
}

/**
 * Renders the button that shows only the selected rows, offered when the current search or filters hide some of them.
 */
function SeeSelected({ selected }: { selected: number }) {
  const { results } = useListRows();
  const { selection } = useListRow();
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

/** Renders the button that selects all results, offered when there are more results than selected rows. */
function SelectAll({ selected }: { selected: number }) {
  const { results, shown, total, barred } = useListRows();
  const { resource, selection } = useListRow();
  const { filters, conditions, shape, only } = useListView();
  const { search } = useListSearch();
  const translate = useTranslate();
  // Re-render when the selection changes even though the count stays the same.
  useSelectedIds(selection);
  const narrowing = commonFilter(resource, { filters, conditions, shape, only }, search);

  const whole = results.length === total;
  const asked = JSON.stringify([search, filters, conditions]);
  /** The rows that were selected before the search or the filters changed. */
  const [before, setBefore] = useState({ asked, ids: NOBODY });
  if (before.asked !== asked) setBefore({ asked, ids: selection.ids() });

  // "Select all results" refers to this search, these filters and these conditions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when they change
  useEffect(() => selection.forgetAll(), [selection, asked]);
  useEffect(() => {
    const all = selection.all();
    if (!all || all.total === total) return;
    const found = whole ? results.flatMap(({ id }) => (selection.has(id) ? id : [])) : selection.ids();
    selection.setAll({ ...all, total }, found);
  }, [selection, total, whole, results]);

  const elsewhere = total > shown.length && (narrowing !== undefined || whole);
  if (!elsewhere) {
    // A provider that does not take the query can only act on loaded rows: say so if there are more results.
    const lost = total > shown.length && resource.endpoints.dialect !== undefined;
    return lost ? (
      <Suspense fallback={null}>
        <PageByPage />
      </Suspense>
    ) : null;
  }
  const not = barred();
  const except = results.flatMap(({ id }) => (not.has(id) ? id : []));
  const most = total - except.length;
  // A "select all results" query does not include rows selected under an earlier query.
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
