import Box from '@mui/material/Box';
import { resizingComparison } from '../../../contract/resizing/receivingEndpoints';
import { resizingNames } from '../../../contract/resizing/resizing';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { RecordTable } from '../../ui/tables/RecordTable';

interface ComparisonProps {
  /** Customer code of the other school. */
  readonly code: string;
  readonly name: string;
}

/** Compares two schools by application, with the result of the merger, and lists the people that both have. */
export function Comparison({ code, name }: ComparisonProps) {
  const say = useSay();
  const { data, isError, refetch } = useRead(resizingComparison, { params: { scuola: code } });
  if (isError && !data) return <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>;
  if (!data) return null;
  const known = (value: string | number | null | undefined) => value ?? say('resizing.compare.unknown');
  const all = data.applications.flatMap((one) =>
    (
      [
        ['users', [one.users, one.usersThere, one.usersAfter]],
        ['years', [one.years, one.yearsThere, one.yearsAfter]],
        ['documents', [one.documents, one.documentsThere, one.documentsAfter]],
      ] as const
    ).map(([what, values]) => ({ key: `${one.appCode} ${what}`, app: one.appCode, what, values })),
  );
  const rows = all.filter(({ values }) => values.some((value) => value !== null && value !== undefined));
  return (
    <Section title={say('resizing.compare.title', { name })} about={say('resizing.compare.about')}>
      {/* A long name of a school is broken before it pushes the last column out of sight. */}
      <Box sx={{ '& thead th': { overflowWrap: 'anywhere' } }}>
        <RecordTable
          caption={say('resizing.compare.table', { name })}
          columns={[
            {
              name: 'what',
              label: say('resizing.compare.what'),
              cell: ({ app, what }) => (
                <>
                  <strong>{resizingNames[app]}</strong>, {say(`resizing.compare.${what}`)}
                </>
              ),
            },
            { name: 'merged', label: data.merged.name, cell: ({ values }) => known(values[0]) },
            { name: 'receiving', label: data.receiving.name, cell: ({ values }) => known(values[1]) },
            {
              name: 'after',
              label: say('resizing.compare.after'),
              cell: ({ values }) => <strong>{known(values[2])}</strong>,
            },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </Box>
      {rows.length < all.length && <p>{say('resizing.compare.missing')}</p>}
      <p>{say('resizing.compare.shared', { smart_count: data.shared.length })}</p>
      {data.shared.length > 0 && (
        <details>
          <summary>{say('resizing.compare.show')}</summary>
          <ul>
            {data.shared.map((one) => (
              <li key={one.codiceFiscale}>
                {one.name} ({one.codiceFiscale})
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
