import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SignerOwner } from '../../../contract/signing/endpoints';
import type { OpenedReport, OpenedTimestamp } from '../../../contract/signing/opened';
import { commonNameIn } from '../../../contract/signing/personName';
import { showInstant } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Found, SignerFacts } from './SignerFacts';

interface OpenedFilesProps {
  readonly report: OpenedReport;
  readonly owners: readonly SignerOwner[];
  /** Returns whether the bytes of a file are available. */
  readonly has: (place: number) => boolean;
  /** Index of the displayed file. */
  readonly shown: number | undefined;
  readonly show: (place: number) => void;
  readonly canShow: (place: number) => boolean;
  readonly save: (place: number) => void;
}

/** Lists the opened file and its inner files, each with its signatures. */
export function OpenedFiles(props: OpenedFilesProps) {
  return <Level {...props} parent={null} />;
}

function Level(props: OpenedFilesProps & { readonly parent: number | null }) {
  const { report, parent } = props;
  const places = [...report.files.keys()].filter((place) => report.files[place]?.parent === parent);
  if (places.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        pl: parent === null ? 0 : { xs: 1, sm: 2 },
        borderLeft: parent === null ? 0 : 2,
        borderColor: 'divider',
      }}
    >
      {places.map((place) => (
        <li key={place}>
          <OneFile {...props} place={place} />
          <Level {...props} parent={place} />
        </li>
      ))}
    </Box>
  );
}

function OneFile({
  report,
  owners,
  has,
  shown,
  show,
  canShow,
  save,
  place,
}: OpenedFilesProps & { readonly place: number }) {
  const say = useSay();
  const file = report.files[place];
  if (!file) return null;
  const signers = report.signers.filter((one) => one.file === place);
  const timestamps = report.timestamps.filter((one) => one.file === place);
  // A broken signature is not counted as one on the file.
  const byOthers = report.signers.filter(
    (one) => one.file !== place && one.integrity && one.covers.includes(place),
  );
  const name = file.name;
  return (
    <Box sx={{ my: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h3">
        {name}
      </Typography>
      <p>
        {say(`documents.check.forms.${file.form}`)} –{' '}
        {say('documents.check.size', { size: showNumber(Math.max(1, Math.round(file.size / 1000))) })}
      </p>
      {byOthers.length > 0 && (
        <p>
          {say('documents.check.signedBy', {
            names: [
              ...new Set(
                byOthers.map(({ subject }) =>
                  subject ? commonNameIn(subject) : say('documents.check.unknown'),
                ),
              ),
            ].join(', '),
          })}
        </p>
      )}
      <Found codes={file.codes} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {canShow(place) && has(place) && (
          <Button
            size="small"
            variant={shown === place ? 'contained' : 'outlined'}
            aria-pressed={shown === place}
            aria-label={say('documents.check.showFile', { name })}
            onClick={() => show(place)}
          >
            {say('documents.check.show')}
          </Button>
        )}
        {place !== 0 && has(place) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={say('documents.check.saveFile', { name })}
            onClick={() => save(place)}
          >
            {say('documents.check.save')}
          </Button>
        )}
      </Stack>
      {!has(place) && file.size > 0 && <p>{say('documents.check.tooLargeToSave')}</p>}
      {signers.map((signer, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signatures of a file neither move nor change
        <SignerFacts key={nth} signer={signer} owners={owners} />
      ))}
      {timestamps.map((stamp, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Timestamp key={nth} stamp={stamp} />
      ))}
    </Box>
  );
}

function Timestamp({ stamp: { time, authority, codes } }: { readonly stamp: OpenedTimestamp }) {
  const say = useSay();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, my: 1 }}>
      <strong>{say('documents.check.stamp')}</strong>
      <ul>
        {time && <li>{say('documents.check.stampedAt', { moment: showInstant(time) })}</li>}
        {authority && <li>{say('documents.check.issuer', { issuer: commonNameIn(authority) })}</li>}
      </ul>
      <Found codes={codes} />
    </Box>
  );
}
