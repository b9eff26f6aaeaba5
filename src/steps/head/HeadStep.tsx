import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Ds } from '../../../contract/offices/office';
import { HEAD_INPUT_LIMIT, headFields } from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { disabledProps } from '../../ui/tips/disabledProps';
import { Tips } from '../../ui/tips/Tips';
import { AnswerInput } from '../AnswerForm';
import { FactList } from '../FactList';
import type { StepScreen } from '../stepScreen';
import { HeadDialog, type HeadsCall } from './HeadDialog';
import { useHead } from './useHead';

const names = Object.keys(headFields) as (keyof typeof headFields)[];

/**
 * Shows the head who is responsible for a procedure, in its step `ds`: the one in user management, or a form if there
 * is none.
 */
export function HeadStep({ heads }: { readonly heads: HeadsCall }) {
  const say = useSay();
  const sentence = useSentence();
  const may = useMay();
  const withheld = useWhyWithheld()(['office', 'write']);
  const { data: head } = useHead(true);
  const [open, setOpen] = useState(false);
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
            {names.map((name) => (
              <AnswerInput
                key={name}
                name={name}
                label={say(`resizing.head.${name}`)}
                required
                typing={{ maxLength: HEAD_INPUT_LIMIT }}
              />
            ))}
          </Stack>
        </>
      )}
      {open && <HeadDialog heads={heads} close={() => setOpen(false)} />}
    </Tips>
  );
}

interface HeadScreenInput {
  readonly label: string;
  /** Renders a HeadStep. */
  readonly Screen: StepScreen['Screen'];
  readonly head: Ds | undefined;
}

/** Returns the screen of the step `ds`, which is complete if user management has a head. */
export function useHeadScreen({ label, Screen, head }: HeadScreenInput): StepScreen {
  const say = useSay();
  return {
    label,
    Screen,
    capitals: ['codiceFiscaleDs'],
    noInputs: head !== undefined,
    incomplete: head ? undefined : say('resizing.head.first'),
    ...(head && {
      initial: {
        nomeDs: head.nomeDs,
        cognomeDs: head.cognomeDs,
        codiceFiscaleDs: head.codiceFiscaleDs,
      },
    }),
    facts: ({ nomeDs = '', cognomeDs = '', codiceFiscaleDs = '' }) => [
      [say('resizing.head.name'), `${nomeDs} ${cognomeDs}`.trim()],
      [say('resizing.head.codiceFiscaleDs'), String(codiceFiscaleDs)],
    ],
  };
}
