import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { receivingCalls, resizingComparison } from '../../../contract/resizing/receivingEndpoints';
import { type MergedSchool, resizingNames } from '../../../contract/resizing/resizing';
import { useCommand } from '../../api/useCommand';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { failureText } from '../../steps/failureText';
import { ReceiptCard } from '../../steps/ReceiptCard';
import type { StepProps } from '../../steps/stepScreen';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { RecordTable } from '../../ui/tables/RecordTable';
import { useBreakpoint } from '../../ui/useBreakpoint';
import { AnswerRow } from './AnswerRow';
import { StageList } from './StageList';
import { type Said, useReceived } from './useReceived';

const keyOf = (customerCode: string, appCode: string) => `${customerCode}-${appCode}`;

/**
 * Lists each application of each merged school, to be accepted, or refused with a reason. Answered applications show
 * the answer.
 */
export function AnswersStep({ run }: StepProps) {
  const say = useSay();
  const notify = useNotify();
  const received = useReceived();
  const narrow = useBreakpoint().width === 'phone';
  const form = useForm<Record<string, string>>({ defaultValues: {} });
  const reasons = useWatch({ control: form.control });
  const [asked, setAsked] = useState<Said>();
  const { run: command, running } = useCommand();
  const { data, isError, refetch } = received;
  if (isError && !data) return <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>;
  if (!data) return null;
  const finished = data.every(({ applicationData }) => applicationData.every(({ saved }) => saved));
  const forget = ({ customerCode, appCodes }: Said) =>
    form.unregister(appCodes.map((appCode) => keyOf(customerCode, appCode)));

  const confirm = (said: Said) =>
    command(async (idempotencyKey) => {
      try {
        await received.say(said, idempotencyKey);
        forget(said);
        notify('resizing.received.saved', { type: 'success' });
      } catch (error) {
        notify(failureText(error, 'resizing.failed'), { type: 'error' });
        throw error;
      } finally {
        setAsked(undefined);
      }
    }, said);

  return (
    <Stack spacing={3}>
      {finished && (
        <Alert severity="success" role="status">
          {say('resizing.received.finished')}
        </Alert>
      )}
      <AcceptAll schools={data} ask={setAsked} />
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            '& th, & td': {
              textAlign: 'left',
              verticalAlign: 'top',
              p: { xs: 0.5, sm: 1 },
              borderBottom: 1,
              borderColor: 'divider',
            },
            '& thead th': { color: 'text.secondary', fontWeight: 600 },
          }}
        >
          <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', pb: 1 }}>
            {say('resizing.received.caption')}
          </Box>
          <thead>
            <tr>
              <th scope="col">{say('resizing.received.school')}</th>
              <th scope="col">{say('resizing.received.application')}</th>
              <th scope="col">{say(finished ? 'resizing.received.chosen' : 'resizing.received.choice')}</th>
              {!narrow && <th scope="col">{say('resizing.received.reason')}</th>}
            </tr>
          </thead>
          <tbody>
            <FormProvider {...form}>
              {data.flatMap((school) =>
                school.applicationData.map((one) => {
                  const key = keyOf(school.customerCode, one.appCode);
                  return (
                    <AnswerRow
                      key={key}
                      school={school}
                      data={one}
                      narrow={narrow}
                      reason={reasons[key]}
                      name={key}
                      type={(reason) => form.setValue(key, reason)}
                      ask={setAsked}
                    />
                  );
                }),
              )}
            </FormProvider>
          </tbody>
        </Box>
      </Box>
      {data.map(({ customerCode, name }) => (
        <Comparison key={customerCode} code={customerCode} name={name} />
      ))}
      {finished && <StageList side="receiving" />}
      {finished && run.receipt && <ReceiptCard calls={receivingCalls} number={run.receipt} />}
      {asked && (
        <AnswerDialog
          said={asked}
          school={data.find(({ customerCode }) => customerCode === asked.customerCode)?.name ?? ''}
          running={running}
          confirm={() => void confirm(asked)}
          cancel={() => {
            forget(asked);
            setAsked(undefined);
          }}
        />
      )}
      <LeaveGuard when={Object.values(reasons).some(Boolean)} onLeave={() => form.reset({})} />
    </Stack>
  );
}

interface AcceptAllProps {
  readonly schools: readonly MergedSchool[];
  readonly ask: (said: Said) => void;
}

/** Renders a button for each school with several unanswered applications, which accepts all of them. */
function AcceptAll({ schools, ask }: AcceptAllProps) {
  const say = useSay();
  const offers = schools
    .map(({ customerCode, name, applicationData }) => ({
      customerCode,
      name,
      appCodes: applicationData.filter(({ saved }) => !saved).map(({ appCode }) => appCode),
    }))
    .filter(({ appCodes }) => appCodes.length > 1);
  if (offers.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offers.map(({ name, ...offer }) => (
        <Button
          key={offer.customerCode}
          variant="outlined"
          color="success"
          aria-haspopup="dialog"
          onClick={() => ask({ ...offer, status: 'ACCEPTED' })}
        >
          {say('resizing.received.acceptAll', { smart_count: offer.appCodes.length, school: name })}
        </Button>
      ))}
    </Box>
  );
}

interface AnswerDialogProps {
  readonly said: Said;
  /** Name of the school that owns the data. */
  readonly school: string;
  readonly running: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks for confirmation before an answer is saved, because it is final. */
function AnswerDialog({ said, school, running, confirm, cancel }: AnswerDialogProps) {
  const say = useSay();
  const accepted = said.status === 'ACCEPTED';
  const values = { application: said.appCodes.map((code) => resizingNames[code]).join(', ') };
  return (
    <ActionDialog
      title={say(accepted ? 'resizing.received.acceptTitle' : 'resizing.received.refuseTitle', values)}
      about={say('resizing.received.final', { school })}
      running={running}
      close={cancel}
      confirm={{
        text: say('resizing.received.confirm'),
        color: accepted ? 'success' : 'error',
        run: confirm,
      }}
    >
      {said.description && <p>{said.description}</p>}
    </ActionDialog>
  );
}

interface ComparisonProps {
  /** Customer code of the school that is merged into this one. */
  readonly code: string;
  readonly name: string;
}

/** Compares two schools by application, with the result of the merger, and lists the people that both have. */
function Comparison({ code, name }: ComparisonProps) {
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
