import Box from '@mui/material/Box';
import { resizingComparison } from '../../../contract/resizing/receivingEndpoints';
import { resizingNames } from '../../../contract/resizing/resizing';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';

interface ComparisonProps {
  /** The other school's customer code. */
  readonly code: string;
  readonly name: string;
}

/** Two schools side by side, by application, how it will be afterwards, and the people whom both have. */
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
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={say('resizing.compare.table', { name })}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            // On a phone all four columns are seen at once: how it will be is the last.
            minWidth: { sm: 560 },
            '& th, & td': {
              textAlign: 'left',
              p: { xs: 0.5, sm: 0.75 },
              borderBottom: 1,
              borderColor: 'divider',
            },
            // However long the names are: what is said of the schools keeps its place.
            '& thead th': { color: 'text.secondary', overflowWrap: 'anywhere' },
            '& thead th:last-of-type': { overflowWrap: 'normal' },
            '& td': { whiteSpace: { sm: 'nowrap' } },
            '& th[scope=row]': { fontWeight: 400 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{say('resizing.compare.what')}</th>
              <th scope="col">{data.merged.name}</th>
              <th scope="col">{data.receiving.name}</th>
              <th scope="col">{say('resizing.compare.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, app, what, values: [there, here, after] }) => (
              <tr key={key}>
                <th scope="row">
                  <strong>{resizingNames[app]}</strong>, {say(`resizing.compare.${what}`)}
                </th>
                <td>{known(there)}</td>
                <td>{known(here)}</td>
                <td>
                  <strong>{known(after)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
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
