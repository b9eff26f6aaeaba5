import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showInstant } from '../../../contract/dates';
import type { SignatureReport, SignerReport } from '../../../contract/signatures/report';
import { type SignatureCode, signatureCodes } from '../../../contract/signatures/verdict';
import { useSay } from '../../i18n/useSay';
import { type Said, verdictOf } from './verdictOf';

const colours: Partial<Record<Said, AlertColor>> = {
  passed: 'success',
  passedUnchecked: 'info',
  indeterminate: 'warning',
  expired: 'warning',
};

/** Said of a signature though they change nothing of its verdict. */
const isUnchecked = (code: SignatureCode) =>
  code === 'revocation-unchecked' || code === 'timestamp-untrusted';

interface ReportViewProps {
  readonly report: SignatureReport;
  /** The tax code of whoever looks, where it is to be compared. */
  readonly person?: string | null | undefined;
}

/** What was found in a signed file: the verdict first, then each signature. */
export function ReportView({ report, person }: ReportViewProps) {
  const say = useSay();
  const verdict = verdictOf(report);
  return (
    <section>
      <Alert role="status" severity={colours[verdict] ?? 'error'} sx={{ my: 2 }}>
        <strong>{say(`documents.check.verdicts.${verdict}`)}</strong>
        <p>{say('documents.check.nextStep', { step: report.nextStep })}</p>
      </Alert>
      <Found codes={report.codes} />
      {report.signers.length > 0 && (
        <Typography component="h3" variant="h3">
          {say('documents.check.signers')}
        </Typography>
      )}
      {report.signers.map((signer) => (
        <Signer
          key={`${signer.level} ${signer.serialNumber} ${signer.countersigns} ${signer.signingTime}`}
          signer={signer}
          person={person}
        />
      ))}
    </section>
  );
}

function Signer({ signer, person }: { signer: SignerReport; person: ReportViewProps['person'] }) {
  const say = useSay();
  const { subject, taxCode, signingTime, validFrom, validTo, issuer, codes } = signer;
  const owner = person ? (taxCode === person ? 'yours' : 'notYours') : undefined;
  const unchecked = codes.filter(isUnchecked);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, my: 1, overflowWrap: 'anywhere' }}>
      <strong>{nameIn(subject)}</strong>
      <ul>
        <li>
          {taxCode
            ? owner
              ? say(`documents.check.${owner}`, { taxCode })
              : taxCode
            : say('documents.check.noTaxCode')}
        </li>
        {signingTime && <li>{say('documents.check.signedAt', { moment: showInstant(signingTime) })}</li>}
        {validFrom && validTo && (
          <li>
            {say('documents.check.validity', { from: showInstant(validFrom), to: showInstant(validTo) })}
          </li>
        )}
        {issuer && <li>{say('documents.check.issuer', { issuer: nameIn(issuer) })}</li>}
      </ul>
      <Found codes={codes.filter((code) => !isUnchecked(code))} />
      <Typography component="h4" variant="body1" sx={{ fontWeight: 600 }}>
        {say('documents.check.unchecked')}
      </Typography>
      {unchecked.length === 0 ? (
        <p>{say('documents.check.nothingUnchecked')}</p>
      ) : (
        <ul>
          {unchecked.map((code) => (
            <li key={code}>{signatureCodes[code].say}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Found({ codes }: { readonly codes: readonly SignatureCode[] }) {
  if (codes.length === 0) return null;
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>{signatureCodes[code].say}</li>
      ))}
    </ul>
  );
}

/** The common name in a name as certificates write it. */
const nameIn = (name: string | null): string =>
  /(?:^|,)CN=((?:\\.|[^,\\])+)/.exec(name ?? '')?.[1]?.replace(/\\(.)/g, '$1') ?? name ?? '';
