import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type ProvisioningHealth as Health, targetFailures } from '../../contract/provisioning/provisioning';
import { showInstant } from '../../contract/values/dates';
import { Section } from './Section';
import { RecordTable } from './tables/RecordTable';

/** Polling interval in milliseconds, because changes are sent while the page is open. */
export const READ_EVERY = 15_000;

interface ProvisioningHealthProps {
  /** Undefined while it is loading. */
  readonly health: Health | undefined;
  /** Loads it again. Given only after loading failed. */
  readonly retry: (() => unknown) | undefined;
  /** Path of the list of the persons at all systems. */
  readonly persons: string;
  /** Name of the system, for a search in the list of persons. */
  readonly system: string;
}

/**
 * Returns the filters of the list that find the persons with a problem. A problem of the whole system concerns
 * everybody who waits.
 */
const filtersOf = ({ cause }: Health['problems'][number]): Record<string, string> =>
  (targetFailures as readonly string[]).includes(cause) ? { state: 'waiting' } : { cause };

/** Renders the problems of a connected system, with what to do about each, and its last runs. */
export function ProvisioningHealth({ health, retry, persons, system }: ProvisioningHealthProps) {
  const translate = useTranslate();
  const word = (name: string, values?: object) => translate(`provisioning.${name}`, values);
  return (
    <Stack spacing={2}>
      <Section title={word('problems')} about={word('problemsAbout')}>
        <RecordTable
          caption={word('problems')}
          columns={[
            { name: 'cause', label: word('cause'), cell: ({ cause }) => word(`causes.${cause}`) },
            {
              name: 'severity',
              label: word('severity'),
              cell: ({ severity }) => word(`severities.${severity}`),
            },
            { name: 'todo', label: word('todo'), cell: ({ cause }) => word(`todos.${cause}`) },
            {
              name: 'persons',
              label: word('persons'),
              numeric: true,
              cell: (problem) => (
                <Link to={`${persons}?${new URLSearchParams({ q: system, ...filtersOf(problem), v: '1' })}`}>
                  {word('personsOf', { smart_count: problem.persons })}
                </Link>
              ),
            },
          ]}
          rows={health?.problems}
          rowKey={({ cause, severity }) => `${cause} ${severity}`}
          retry={retry}
          empty={word('noProblems')}
        />
      </Section>
      <Section title={word('runs')}>
        <RecordTable
          caption={word('runs')}
          columns={[
            { name: 'startedAt', label: word('startedAt'), cell: ({ startedAt }) => showInstant(startedAt) },
            { name: 'kind', label: word('kind'), cell: ({ kind }) => word(`kinds.${kind}`) },
            { name: 'created', label: word('created'), cell: ({ created }) => created, numeric: true },
            { name: 'updated', label: word('updated'), cell: ({ updated }) => updated, numeric: true },
            {
              name: 'deactivated',
              label: word('deactivated'),
              cell: ({ deactivated }) => deactivated,
              numeric: true,
            },
            { name: 'errors', label: word('errors'), cell: ({ errors }) => errors, numeric: true },
            { name: 'warnings', label: word('warnings'), cell: ({ warnings }) => warnings, numeric: true },
          ]}
          rows={health?.runs}
          rowKey={({ id }) => id}
          retry={retry}
          empty={word('noRuns')}
        />
      </Section>
    </Stack>
  );
}
