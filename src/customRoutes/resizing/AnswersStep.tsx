import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { receivingCalls } from '../../../contract/resizing/receivingEndpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { failureText } from '../../steps/failureText';
import { ReceiptCard } from '../../steps/ReceiptCard';
import type { StepProps } from '../../steps/stepScreen';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { NotLoaded } from '../../ui/NotLoaded';
import { useWidth } from '../../ui/useWidth';
import { AnswerDialog } from './AnswerDialog';
import { AnswerRow } from './AnswerRow';
import { Comparison } from './Comparison';
import { type Said, useReceived } from './useReceived';

const keyOf = ({ customerCode, appCode }: Pick<Said, 'customerCode' | 'appCode'>) =>
  `${customerCode}-${appCode}`;

/**
 * Lists each application of each merged school: accepted at once, or refused with a reason; afterwards the answers
 * given.
 */
export function AnswersStep({ run }: StepProps) {
  const say = useSay();
  const notify = useNotify();
  const received = useReceived();
  const narrow = useWidth().width === 'phone';
  const form = useForm<Record<string, string>>({ defaultValues: {} });
  const reasons = useWatch({ control: form.control });
  const [asked, setAsked] = useState<Said>();
  const { run: command, running } = useCommand();
  const { data, isError, refetch } = received;
  if (isError && !data) return <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>;
  if (!data) return null;
  const finished = data.every(({ applicationData }) => applicationData.every(({ saved }) => saved));
  const forget = (key: string) => form.unregister(key);

  const confirm = (said: Said) =>
    command(async (idempotencyKey) => {
      try {
        await received.say(said, idempotencyKey);
        forget(keyOf(said));
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
                  const key = keyOf({ customerCode: school.customerCode, appCode: one.appCode });
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
      {finished && run.receipt && <ReceiptCard calls={receivingCalls} number={run.receipt} />}
      {asked && (
        <AnswerDialog
          said={asked}
          school={data.find(({ customerCode }) => customerCode === asked.customerCode)?.name ?? ''}
          running={running}
          confirm={() => void confirm(asked)}
          cancel={() => {
            forget(keyOf(asked));
            setAsked(undefined);
          }}
        />
      )}
      <LeaveGuard when={Object.values(reasons).some(Boolean)} onLeave={() => form.reset({})} />
    </Stack>
  );
}
