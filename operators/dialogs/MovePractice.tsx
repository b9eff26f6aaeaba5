import { useTranslate } from 'react-admin';
import { practiceSet } from '../../contract/transfer/practicesOfOperatorEndpoints';
import type { PracticeArea } from '../../contract/transfer/transfer';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

interface MovePracticeProps extends ActionDialogProps {
  readonly stato: 'STARTED' | 'COMPLETED';
}

/** Asks for confirmation, then sets the progress of the work on a signed transfer of data. */
function MovePractice({ rows, stato, ...dialog }: MovePracticeProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [practice] = rows;
  if (!practice) return null;
  const customerCode = String(practice.school);
  const codMin = String(practice.codMinAltri);
  const area = practice.area as PracticeArea;
  const body = { customerCode, codMin, area, stato };
  return (
    <Consequences
      {...dialog}
      resource="platformPractice"
      harmless
      title={translate('gestore.practice.title', { codMin, school: customerCode })}
      ask={async () => true}
      tell={() => translate(`gestore.practice.${stato}.about`)}
      confirm={translate(`gestore.practice.${stato}.confirm`)}
      meant={body}
      run={(idempotencyKey) => callApi(practiceSet, { body, idempotencyKey })}
    />
  );
}

/** Asks for confirmation, then marks the work on a transfer as started. */
export const StartPractice = (props: ActionDialogProps) => <MovePractice {...props} stato="STARTED" />;
/** Asks for confirmation, then marks the data of a transfer as moved. */
export const CompletePractice = (props: ActionDialogProps) => <MovePractice {...props} stato="COMPLETED" />;
