import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import type { Resource, Row } from '../declaration/defineResource';
import { recordPath } from './recordPath';
import { textOf } from './textOf';
import { wholeListQuery } from './wholeList';
import { useWords } from './words';

interface RelatedListProps {
  /** Whose records are listed. */
  readonly resource: Resource;
  /** Its field that holds the key of the record, or several. */
  readonly by: string;
  readonly id: string;
}

/** How many values stand beside the name of each. */
const BESIDE = 3;

/** The records of another resource that refer to one, in the order of their own list; each leads to its page. */
export function RelatedList({ resource, by, id }: RelatedListProps) {
  const provider = useDataProvider();
  const translate = useTranslate();
  const words = useWords(resource);
  const { data, error, refetch } = useQuery(wholeListQuery(provider, resource));
  const rows = useMemo(
    () =>
      inOrder(
        resource,
        (data?.data ?? []).filter((row) => [row[by]].flat().includes(id)),
      ),
    [data, resource, by, id],
  );
  if (error) return <NotLoaded again={refetch} />;
  if (!data) return <Loading />;
  if (rows.length === 0) return <p>{words.empty()}</p>;
  const beside = resource.list.columns
    .map(({ field }) => field)
    .filter((field) => field !== by && field !== resource.title)
    .slice(0, BESIDE);
  const said = (row: Row) =>
    beside.flatMap((field) => {
      const text = textOf(resource, field, row[field], words);
      return text ? `${words.label(field)}: ${text}` : [];
    });
  return (
    <>
      <p>{translate('engine.list.found', { smart_count: rows.length })}</p>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link to={recordPath(resource, row)}>{words.title(row)}</Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{said(row).join(' · ')}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function inOrder({ list }: Resource, rows: readonly Row[]): readonly Row[] {
  const field = list.sort.replace(/^-/, '');
  const text = (row: Row) => String(row[field] ?? '');
  const sorted = [...rows].sort((a, b) => text(a).localeCompare(text(b), 'it', { numeric: true }));
  return list.sort.startsWith('-') ? sorted.reverse() : sorted;
}
