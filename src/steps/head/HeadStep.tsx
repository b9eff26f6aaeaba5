import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { answerProblems, type Procedure } from '../../../contract/procedures/procedure';
import { HEAD_INPUT_LIMIT, headFields } from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { disabledProps } from '../../ui/tips/disabledProps';
import { Tips } from '../../ui/tips/Tips';
import { FactList } from '../FactList';
import type { StepProps } from '../stepScreen';
import { HeadDialog, type HeadsCall } from './HeadDialog';
import { useHead } from './useHead';

const names = Object.keys(headFields) as (keyof typeof headFields)[];

interface HeadStepProps extends StepProps {
  readonly of: Procedure;
  /** Call that returns the candidates. */
  readonly heads: HeadsCall;
}

/**
 * Shows the head who is responsible for a procedure, in its step `ds`: the one in user management, or a form if there
 * is none.
 */
export function HeadStep({ answers, change, problems, of, heads }: HeadStepProps) {
  const say = useSay();
  const sentence = useSentence();
  const may = useMay();
  const withheld = useWhyWithheld()(['office', 'write']);
  const { data: head } = useHead(true);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const wrong = [
    ...problems,
    ...answerProblems(of, 'ds', answers).filter(({ field }) => left.includes(field)),
  ];
  const word = say(head ? 'resizing.head.edit' : 'resizing.head.add');
  const icon = (withheld || may(['office', 'write'])) && (
    <IconButton
      aria-label={word}
      data-tip={word}
      aria-haspopup="dialog"
      {...disabledProps(withheld && sentence(withheld))}
      onClick={() => !withheld && setOpen(true)}
    >
      {head ? <Edit /> : <PersonAdd />}
    </IconButton>
  );

  return (
    <Tips>
      {head ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FactList
            facts={[
              [say('resizing.head.name'), `${head.nomeDs} ${head.cognomeDs}`],
              [say('resizing.head.codiceFiscaleDs'), head.codiceFiscaleDs],
            ]}
          />
          {icon}
        </Box>
      ) : (
        <>
          <Alert severity="info" role="none" action={icon} sx={{ mb: 2 }}>
            {say('resizing.head.none')}
          </Alert>
          <Stack spacing={2} sx={{ maxWidth: 480 }}>
            {names.map((name) => {
              const message = wrong.find(({ field }) => field === name)?.message;
              return (
                <TextField
                  key={name}
                  id={`head-${name}`}
                  name={name}
                  required
                  label={say(`resizing.head.${name}`)}
                  value={String(answers[name] ?? '')}
                  onChange={({ target }) =>
                    change({
                      ...answers,
                      [name]: name === 'codiceFiscaleDs' ? target.value.toUpperCase() : target.value,
                    })
                  }
                  onBlur={() => setLeft((now) => [...now, name])}
                  error={message !== undefined}
                  helperText={message && sentence(message)}
                  slotProps={{ htmlInput: { maxLength: HEAD_INPUT_LIMIT } }}
                />
              );
            })}
          </Stack>
        </>
      )}
      {open && <HeadDialog heads={heads} close={() => setOpen(false)} />}
    </Tips>
  );
}
