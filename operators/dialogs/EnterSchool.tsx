import { useTranslate } from 'react-admin';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { enterSchool } from '../enterSchool';
import { Consequences } from './Consequences';

/** Shows on whose behalf the operator will act, and opens the school's console. */
export function EnterSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [access] = rows;
  if (!access) return null;
  const named = { supervisor: String(access.supervisor), school: String(access.school) };
  return (
    <Consequences
      {...dialog}
      resource="platformSupport"
      harmless
      title={translate('gestore.support.enterTitle', named)}
      ask={async () => true}
      tell={() => translate('gestore.support.enterAbout', named)}
      confirm={translate('gestore.support.enter')}
      run={() => enterSchool(callApi, String(access.id))}
    />
  );
}
