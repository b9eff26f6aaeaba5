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
import { OPEN_FILE_LIMIT } from '../../../contract/signing/endpoints';
import { openedFileTypes } from '../../../contract/signing/openedFileTypes';
import { type Reader, readers } from '../../../contract/signing/receivedAdvice';
import { showNumber } from '../../../contract/values/showNumber';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { RefusalAlert } from '../../signing/RefusalAlert';
import { Button } from '../../ui/Button';
import { DropFile } from '../../ui/files/DropFile';
import { Area } from './Area';
import { CheckMany } from './CheckMany';
import { CheckResult } from './CheckResult';
import { archivedFiles, chosenFiles, type FileToCheck, MOST_CHECKED } from './filesToCheck';
import { isWithoutContent, openSigned, useCheckMany } from './useCheckMany';
import { withContent } from './withContent';

const ACCEPT = openedFileTypes.join(',');
/** False on phones, because people cannot choose a folder there. */
const CAN_CHOOSE_FOLDERS = 'webkitdirectory' in HTMLInputElement.prototype;

/** Renders the verification of signed files: the signers and content of one file, or a table of many files. */
export function CheckPage() {
  const say = useSay();
  const callApi = useCallApi();
  const input = useRef<HTMLInputElement>(null);
  const contentInput = useRef<HTMLInputElement>(null);
  const legend = useId();
  const [reader, setReader] = useState<Reader>('receiver');
  const folderInput = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const many = useCheckMany();
  /**
   * File of the table whose result is open. It is kept after the result is closed, because its button takes the focus.
   */
  const [row, setRow] = useState<{ readonly file: FileToCheck; readonly isOpen: boolean }>();
  const opening = useMutation({
    mutationFn: async (file: File) => ({ file, opened: await openSigned(callApi, file) }),
  });

  const openOne = (file: File) => {
    const isTooLarge = file.size > OPEN_FILE_LIMIT;
    setRefused(
      isTooLarge
        ? say('documents.check.tooLarge', { name: file.name, limit: showNumber(OPEN_FILE_LIMIT / 1_000_000) })
        : undefined,
    );
    if (isTooLarge) opening.reset();
    else opening.mutate(file);
  };
  const openMany = (files: readonly FileToCheck[]) => {
    opening.reset();
    setRow(undefined);
    const isRefused = files.length === 0 || files.length > MOST_CHECKED;
    setRefused(
      isRefused
        ? say(files.length === 0 ? 'documents.check.many.none' : 'documents.check.many.tooMany', {
            most: MOST_CHECKED,
          })
        : undefined,
    );
    if (!isRefused) many.start(files);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const archived = await archivedFiles(file);
    if (archived && archived.length > 1) return openMany(archived);
    many.clear();
    setRow(undefined);
    openOne(file);
  };
  const openRow = async (file: FileToCheck) => {
    setRow({ file, isOpen: true });
    openOne(await file.read());
  };
  const { data } = opening;
  const isMany = many.rows.length > 0;
  const isShown = data && !opening.isPending && refused === undefined && (!isMany || row?.isOpen);

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
            take={(file) => void open(file)}
            many={{ most: MOST_CHECKED + 1, take: (files) => openMany(chosenFiles(files)) }}
          />
          {CAN_CHOOSE_FOLDERS && (
            <>
              <Button variant="text" onClick={() => folderInput.current?.click()}>
                {say('documents.check.many.chooseFolder')}
              </Button>
              <input
                ref={(element) => {
                  folderInput.current = element;
                  // React has no property for this attribute.
                  element?.setAttribute('webkitdirectory', '');
                }}
                type="file"
                hidden
                aria-label={say('documents.check.many.chooseFolder')}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  if (files.length > 0) openMany(chosenFiles(files));
                  target.value = '';
                }}
              />
            </>
          )}
          <p role="status">{opening.isPending ? say('documents.check.checking') : (data?.file.name ?? '')}</p>
          {refused !== undefined && <Alert severity="error">{refused}</Alert>}
          {isMany && !row?.isOpen && (
            <CheckMany many={many} open={(file) => void openRow(file)} opened={row?.file.id} />
          )}
          {isMany && row?.isOpen && (
            <Button variant="outlined" autoFocus onClick={() => setRow({ ...row, isOpen: false })}>
              {say('documents.check.many.back')}
            </Button>
          )}
          <RefusalAlert error={opening.error ?? undefined} act={{ choose: () => input.current?.click() }} />
          {isShown && (
            <>
              {isWithoutContent(data.opened.report) && (
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
                      if (content) void withContent(data.file, content).then(openOne);
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
