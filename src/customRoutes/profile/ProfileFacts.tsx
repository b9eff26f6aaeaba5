import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { editableFields, type OwnProfile } from '../../../contract/account/ownProfile';
import { TAX_CODE } from '../../../contract/values/codiceFiscale';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { type Fact, FactPanel } from '../../ui/FactPanel';

/** Everything about the own account, under its headings. */
export function ProfileFacts({ profile }: { readonly profile: OwnProfile }) {
  const say = useSay();
  const shown = (value: string | null | undefined) => value || say('ownProfile.none');
  const yesNo = (value: boolean | null | undefined) => say(value ? 'ownProfile.yes' : 'ownProfile.no');
  const day = (value: string | null | undefined) => shown(value && showDay(value));
  const fact = (name: Parameters<typeof label>[0], text: string): Fact => [label(name), text];
  const label = (name: FactName) => say(`ownProfile.fields.${name}`);
  const { codicefiscale, status } = profile;
  const wrong = codicefiscale && !TAX_CODE.test(codicefiscale);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      {wrong && !editableFields(profile).includes('codiceFiscale') && (
        <Alert severity="warning">{say('ownProfile.wrongTaxCode')}</Alert>
      )}
      <FactPanel
        title={say('ownProfile.sections.person')}
        facts={[
          fact('cognome', shown(profile.sn)),
          fact('nome', shown(profile.cn)),
          fact('dataNascita', day(profile.dataNascita)),
          fact('codiceFiscale', shown(codicefiscale)),
          fact('email', shown(profile.email)),
          fact('accessibility', yesNo(profile.accessibility)),
        ]}
      />
      <FactPanel
        title={say('ownProfile.sections.account')}
        facts={[
          fact('uid', profile.uid),
          fact('scuola', profile.scuola),
          fact('codMin', shown(profile.codMin)),
          fact('customerCode', profile.customerCode),
          fact('status', say(status ? 'ownProfile.active' : 'ownProfile.disabled')),
          fact('spidEnabled', yesNo(profile.spidEnabled)),
          fact('otpenabled', yesNo(profile.otpenabled)),
          fact('dataScadenza', day(profile.dataScadenza)),
          ...(profile.timeTable ? [fact('timeTable', profile.timeTable)] : []),
        ]}
      />
    </Box>
  );
}

type FactName =
  | 'cognome'
  | 'nome'
  | 'dataNascita'
  | 'codiceFiscale'
  | 'email'
  | 'accessibility'
  | 'uid'
  | 'scuola'
  | 'codMin'
  | 'customerCode'
  | 'status'
  | 'spidEnabled'
  | 'otpenabled'
  | 'dataScadenza'
  | 'timeTable';
