import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import {
  type MergedSchool,
  REASON_MAX,
  REASON_MIN,
  reasonProblem,
  resizingNames,
} from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import type { Said } from './useReceived';

interface AnswerRowProps {
  readonly school: MergedSchool;
  readonly data: MergedSchool['applicationData'][number];
  /** Shows the reason below its refusal, because a phone has no room for a separate column. */
  readonly narrow: boolean;
  /** Input of the reason; undefined unless the person is refusing. */
  readonly reason: string | undefined;
  /** Name of the reason in the form. */
  readonly name: string;
  readonly type: (reason: string) => void;
  readonly ask: (said: Said) => void;
}

/** Renders an application of a merged school: the two choices with the reason of a refusal, or the answer given. */
export function AnswerRow({ school, data, narrow, reason, name, type, ask }: AnswerRowProps) {
  const say = useSay();
  const { appCode, status, description, saved } = data;
  const application = resizingNames[appCode];
  const about = { application, school: school.name };
  const said = { customerCode: school.customerCode, appCodes: [appCode] };
  return (
    <>
      <tr>
        <th scope="row">
          {school.name}
          <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem' }}>
            {school.codMin}, {school.description}
          </Box>
        </th>
        <td>{application}</td>
        <td>
          {saved ? (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              {status === 'ACCEPTED' ? <CheckCircle color="success" /> : <Block color="error" />}
              {say('resizing.received.made')}: {say(`resizing.states.${status}`)}
            </Box>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
              <Button
                size="small"
                variant="contained"
                color="success"
                aria-haspopup="dialog"
                aria-label={say('resizing.received.acceptOf', about)}
                onClick={() => ask({ ...said, status: 'ACCEPTED' })}
              >
                {say('resizing.received.acceptIt')}
              </Button>
              <Button
                size="small"
                variant="outlined"
                color="error"
                aria-expanded={reason !== undefined}
                aria-label={say('resizing.received.refuseOf', about)}
                onClick={() => type(reason ?? '')}
              >
                {say('resizing.received.refuseIt')}
              </Button>
            </Box>
          )}
          {narrow && saved && description && (
            <p>
              {say('resizing.received.reason')}: {description}
            </p>
          )}
        </td>
        {!narrow && <td>{saved && description}</td>}
      </tr>
      {saved && reason && (
        <tr>
          <td colSpan={narrow ? 3 : 4}>
            <UnsentReason reason={reason} discard={() => type('')} />
          </td>
        </tr>
      )}
      {!saved && reason !== undefined && (
        <tr>
          <td colSpan={narrow ? 3 : 4}>
            <Box sx={{ maxWidth: { xs: 'calc(100vw - 48px)', md: 640 } }}>
              <Reason
                label={say('resizing.received.reasonOf', about)}
                name={name}
                save={() => ask({ ...said, status: 'REFUSED', description: reason.trim() })}
              />
            </Box>
          </td>
        </tr>
      )}
    </>
  );
}

interface ReasonProps {
  readonly label: string;
  readonly name: string;
  readonly save: () => void;
}

/** Asks for the reason of a refusal, with the number of characters typed and missing. */
function Reason({ label, name, save }: ReasonProps) {
  const say = useSay();
  const sentence = useSentence();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<Record<string, string>>({ name });
  const reason = field.value ?? '';
  const length = [...reason.trim()].length;
  const problem = reasonProblem(reason);
  const counter =
    length < REASON_MIN
      ? say('resizing.received.missing', { left: REASON_MIN - length, length, max: REASON_MAX })
      : say('resizing.received.counter', { length, max: REASON_MAX });
  return (
    <Tips>
      <TextField
        label={label}
        {...field}
        value={reason}
        inputRef={ref}
        multiline
        minRows={2}
        required
        fullWidth
        autoFocus
        error={fieldState.isTouched && problem !== undefined}
        helperText={
          <>
            <span role="status">{counter}</span>
            {/* Its space is always reserved; otherwise a button below would move when the field loses the focus. */}
            <Box component="span" sx={{ display: 'block', minHeight: '1.66em' }}>
              {fieldState.isTouched && problem && sentence(problem)}
            </Box>
          </>
        }
        sx={{ mb: 1 }}
      />
      <Button variant="contained" size="small" aria-haspopup="dialog" disabledReason={problem} onClick={save}>
        {say('resizing.received.save')}
      </Button>
    </Tips>
  );
}

interface UnsentReasonProps {
  readonly reason: string;
  readonly discard: () => void;
}

/** Keeps the reason that was typed here while somebody else answered, so that it can still be copied. */
function UnsentReason({ reason, discard }: UnsentReasonProps) {
  const say = useSay();
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {say('resizing.received.unsentDiscard')}
        </Button>
      }
    >
      {say('resizing.received.unsent')}
      <p>{reason}</p>
    </Alert>
  );
}
