import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SignerOwner } from '../../../contract/signing/endpoints';
import type { OpenedSigner } from '../../../contract/signing/opened';
import { commonNameIn } from '../../../contract/signing/personName';
import type { SignerReport } from '../../../contract/signing/report';
import { type SignatureCode, signatureCodes } from '../../../contract/signing/verdict';
import { showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';

/** Returns whether a finding is shown although it does not affect the verdict. */
const isUnchecked = (code: SignatureCode) =>
  [
    'revocation-unchecked',
    'timestamp-untrusted',
    'archive-timestamp-untrusted',
    'archive-timestamp-unchecked',
  ].includes(code);

interface SignerFactsProps {
  readonly signer: SignerReport & Partial<Pick<OpenedSigner, 'kind'>>;
  /** People of the school with the tax codes of the signers; undefined if they were not looked up. */
  readonly owners: readonly SignerOwner[] | undefined;
}

/** Shows a signature: its owner, its time, its certificate, and the findings, including what was not checked. */
export function SignerFacts({ signer, owners }: SignerFactsProps) {
  const say = useSay();
  const translate = useTranslate();
  const { subject, taxCode, signingTime, provenAt, validFrom, validTo, issuer, codes, verdict } = signer;
  const isMail = signer.kind === 'mailProvider';
  const unchecked = codes.filter(isUnchecked);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, my: 1, overflowWrap: 'anywhere' }}>
      <strong>{subject ? commonNameIn(subject) : say('documents.check.unknown')}</strong>
      <p>{say(`documents.check.signature.${verdict}`)}</p>
      <ul>
        {isMail && <li>{say('documents.check.mailProvider')}</li>}
        {!isMail && (
          <li>
            {taxCode ? say('documents.check.taxCode', { taxCode }) : say('documents.check.noTaxCode')}
            {taxCode && owners && <Owner taxCode={taxCode} owners={owners} />}
          </li>
        )}
        {signingTime && <li>{say('documents.check.signedAt', { moment: showInstant(signingTime) })}</li>}
        {provenAt && <li>{say('documents.check.provenAt', { moment: showInstant(provenAt) })}</li>}
        {validFrom && validTo && (
          <li>
            {say('documents.check.validity', { from: showInstant(validFrom), to: showInstant(validTo) })}
          </li>
        )}
        {issuer && <li>{say('documents.check.issuer', { issuer: commonNameIn(issuer) })}</li>}
      </ul>
      <Found codes={codes.filter((code) => !isUnchecked(code))} />
      {unchecked.length === 0 ? (
        verdict === 'passed' && <p>{say('documents.check.allChecked')}</p>
      ) : (
        <>
          <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
            {say('documents.check.unchecked')}
          </Typography>
          <ul>
            {unchecked.map((code) => (
              <li key={code}>{translate(signatureCodes[code].say)}</li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}

/** Shows the owner of the tax code among the people of the school. */
function Owner({ taxCode, owners }: { taxCode: string; owners: readonly SignerOwner[] }) {
  const say = useSay();
  const owner = owners.find((one) => one.taxCode === taxCode);
  if (!owner) return <div>{say('documents.check.nobodys')}</div>;
  const { name, office } = owner;
  return (
    <div>
      {office
        ? say('documents.check.ownerInOffice', { name, office })
        : say('documents.check.owner', { name })}
    </div>
  );
}

/** Shows the findings in words. */
export function Found({ codes }: { readonly codes: readonly SignatureCode[] }) {
  const translate = useTranslate();
  if (codes.length === 0) return null;
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>{translate(signatureCodes[code].say)}</li>
      ))}
    </ul>
  );
}
