import { useTranslate } from 'react-admin';
import { resizingSet } from '../../contract/resizing/endpoints';
import { platformSchoolClosing } from '../../contract/staff/endpoints/schools';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

interface MoveMergerProps extends ActionDialogProps {
  readonly azione: 'ritira' | 'concludi' | 'riprendi';
  readonly harmless?: boolean;
}

/** Shows the consequences of the next step of a merger, and performs it. */
function MoveMerger({ rows, azione, harmless = false, ...dialog }: MoveMergerProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [merger] = rows;
  if (!merger) return null;
  const customerCode = String(merger.school);
  const body = { customerCode, azione };
  const { name, into, answered, choices } = merger;
  // If no choices were made yet, there is nothing to count.
  const about = azione === 'ritira' && Number(choices) === 0 ? 'untouched' : 'about';
  const word = (part: string, values?: object) => translate(`gestore.merge.${azione}.${part}`, values);
  return (
    <Consequences
      {...dialog}
      resource="platformMerger"
      harmless={harmless}
      title={word('title', { name })}
      ask={async () => (await callApi(platformSchoolClosing, { params: { school: customerCode } })).data}
      tell={(counted) => word(about, { ...counted, into, answered, choices })}
      confirm={word('confirm')}
      meant={body}
      run={(idempotencyKey) => callApi(resizingSet, { body, idempotencyKey })}
    />
  );
}

/** Asks for confirmation, then withdraws the announcement of a merger. */
export const WithdrawMerger = (props: ActionDialogProps) => <MoveMerger {...props} azione="ritira" />;
/** Asks for confirmation, then marks the data of a merger as moved. */
export const ConcludeMerger = (props: ActionDialogProps) => <MoveMerger {...props} azione="concludi" />;
/** Asks for confirmation, then undoes the conclusion of a merger. */
export const ResumeMerger = (props: ActionDialogProps) => (
  <MoveMerger {...props} azione="riprendi" harmless />
);
