import Alert, { type AlertColor } from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { SignerOwner } from '../../../contract/signing/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Found, SignerFacts } from './SignerFacts';
import { type Said, verdictOf } from './verdictOf';

/** Severities of verdicts. A verdict that is missing here is an error. */
export const verdictColours: Partial<Record<Said, AlertColor>> = {
  passed: 'success',
  stamped: 'success',
  contentMissing: 'warning',
  stampContentMissing: 'warning',
  stampedUnchecked: 'info',
  stampOpen: 'warning',
  fileOpen: 'warning',
  unexamined: 'warning',
  unsigned: 'info',
  passedUnchecked: 'info',
  indeterminate: 'warning',
  expired: 'warning',
};

interface ReportViewProps {
  readonly report: SignatureReport;
  /** People of the school with the tax codes of the signers; undefined if they were not looked up. */
  readonly owners?: readonly SignerOwner[] | undefined;
}

/** Shows the findings of a signed file: the verdict first, then each signature. */
export function ReportView({ report, owners }: ReportViewProps) {
  const say = useSay();
  const sentence = useSentence();
  const verdict = verdictOf(report);
  return (
    <section>
      <Alert role="status" severity={verdictColours[verdict] ?? 'error'} sx={{ my: 2 }}>
        <strong>{say(`documents.check.verdicts.${verdict}`)}</strong>
        <p>{say('documents.check.nextStep', { step: sentence(report.nextStep) })}</p>
      </Alert>
      <Found codes={report.codes} />
      {report.signers.length > 0 && (
        <Typography component="h2" variant="h3">
          {say('documents.check.signers')}
        </Typography>
      )}
      {report.signers.map((signer) => (
        <SignerFacts
          key={`${signer.level} ${signer.serialNumber} ${signer.countersigns} ${signer.signingTime}`}
          signer={signer}
          owners={owners}
        />
      ))}
    </section>
  );
}
