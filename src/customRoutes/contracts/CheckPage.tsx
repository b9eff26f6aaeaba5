import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { OPEN_FILE_LIMIT, signedFileOpen } from '../../../contract/signing/endpoints';
import { openedFileTypes } from '../../../contract/signing/openedFileTypes';
import { type Reader, readers } from '../../../contract/signing/receivedAdvice';
import { showNumber } from '../../../contract/values/showNumber';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { RefusalAlert } from '../../signing/RefusalAlert';
import { Button } from '../../ui/Button';
import { DropFile } from '../../ui/files/DropFile';
import { Area } from './Area';
import { CheckResult, type Opened } from './CheckResult';
import { nameToSend } from './nameToSend';
import { codesOf } from './verdictOf';
import { withContent } from './withContent';

const ACCEPT = openedFileTypes.join(',');

/** Examines any signed file: its signers and its content. */
export function CheckPage() {
  const say = useSay();
  const callApi = useCallApi();
  const input = useRef<HTMLInputElement>(null);
  const contentInput = useRef<HTMLInputElement>(null);
  const legend = useId();
  const [reader, setReader] = useState<Reader>('receiver');
  const [tooLarge, setTooLarge] = useState<string>();
  const opening = useMutation({
    mutationFn: async (file: File) => {
      const { data } = await callApi(signedFileOpen, { file, query: nameToSend(file) });
      // A proxy may answer with a page of its own and status 200.
      if (!(data as Partial<Opened> | undefined)?.report)
        throw new TypeError('This is no answer of the provider.');
      return { file, opened: data as Opened };
    },
  });
  const open = (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > OPEN_FILE_LIMIT;
    setTooLarge(isTooLarge ? file.name : undefined);
    if (isTooLarge) opening.reset();
    else opening.mutate(file);
  };
  const { data } = opening;
  const codes = data ? codesOf(data.opened.report) : [];
  const isWithoutContent = codes.includes('content-missing') || codes.includes('stamp-without-content');

  return (
    <Area title={say('documents.check.title')}>
      {() => (
        <>
          <Link component={RouterLink} to="/areaamministrativa/documenti">
            {say('documents.back')}
          </Link>
          <p>{say('documents.check.about')}</p>
          <FormControl sx={{ mb: 2 }}>
            <FormLabel id={legend}>{say('documents.check.reader')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={legend}
              value={reader}
              onChange={(_event, value) => setReader(value as Reader)}
            >
              {readers.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio />}
                  label={say(`documents.check.readers.${one}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <DropFile
            input={input}
            takes={{ accept: ACCEPT, 'aria-label': say('documents.check.choose') }}
            button={{
              variant: 'contained',
              busy: opening.isPending,
              children: say('documents.check.choose'),
            }}
            about={say('documents.check.drop')}
            take={open}
          />
          <p role="status">{opening.isPending ? say('documents.check.checking') : (data?.file.name ?? '')}</p>
          {tooLarge !== undefined && (
            <Alert severity="error">
              {say('documents.check.tooLarge', {
                name: tooLarge,
                limit: showNumber(OPEN_FILE_LIMIT / 1_000_000),
              })}
            </Alert>
          )}
          <RefusalAlert error={opening.error ?? undefined} act={{ choose: () => input.current?.click() }} />
          {data && !opening.isPending && tooLarge === undefined && (
            <>
              {isWithoutContent && (
                <>
                  <p>{say('documents.check.contentAsked')}</p>
                  <Button variant="contained" onClick={() => contentInput.current?.click()}>
                    {say('documents.check.chooseContent')}
                  </Button>
                  <input
                    ref={contentInput}
                    type="file"
                    aria-label={say('documents.check.chooseContent')}
                    hidden
                    onChange={({ target }) => {
                      const content = target.files?.[0];
                      if (content) void withContent(data.file, content).then(open);
                      target.value = '';
                    }}
                  />
                </>
              )}
              <CheckResult
                key={data.opened.report.fileSha256}
                file={data.file}
                opened={data.opened}
                reader={reader}
              />
            </>
          )}
        </>
      )}
    </Area>
  );
}
