import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { brokenRule } from '../../../contract/actionRule';
import { matches } from '../../../contract/where';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import { Glyph } from '../../ui/Glyph';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import { useActions } from '../actions/ActionsContext';
import { ActionsProvider } from '../actions/ActionsProvider';
import { RemoveButton } from '../actions/removal/RemoveButton';
import { RecordProcedures } from '../customScreens/RecordProcedures';
import type { Resource, Row } from '../declaration/defineResource';
import { available } from '../record/available';
import { BackLink } from '../record/BackLink';
import { useWords } from '../record/words';

interface RecordActionsProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Told when something was done with the record. */
  readonly onActed: () => void;
  /** Told when it was removed: what was typed has lost its record. */
  readonly onRemoved?: () => void;
}

/** What can be done with the record of a page: its actions, its removal, the way back to the list. */
export function RecordActions({ resource, record, onActed, onRemoved }: RecordActionsProps) {
  const navigate = useNavigate();
  const leave = () => {
    onRemoved?.();
    void navigate(resource.path, { replace: true });
  };
  return (
    <Tips>
      <ActionsProvider resource={resource} onFinished={onActed} onRemoved={leave}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Actions resource={resource} record={record} />
          <RecordProcedures resource={resource} record={record} />
          <RemoveButton resource={resource} record={record} />
          <BackLink resource={resource} />
        </Box>
        <Failure />
      </ActionsProvider>
    </Tips>
  );
}

function Actions({ resource, record }: Pick<RecordActionsProps, 'resource' | 'record'>) {
  const { start } = useActions();
  const may = useMay();
  const words = useWords(resource);
  const viewer = viewerOf(useSession());
  const schoolContext = useSchoolContext();
  const offered = available(resource, 'page', { may, schoolContext, viewer }).filter(([, action]) =>
    matches(action.offered, record, viewer),
  );
  return offered.map(([name, { rules, tone, icon }], place) => (
    <WhyButton
      // By its place: when one action takes the place of another, the focus stays on the button.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is known by
      key={place}
      size="small"
      variant="outlined"
      color={tone === 'danger' ? 'error' : 'primary'}
      startIcon={<Glyph name={icon} />}
      why={brokenRule(rules, record, viewer)?.say}
      onClick={() => start(name, [record])}
    >
      {words.say(`actions.${name}.confirm`)}
    </WhyButton>
  ));
}

/** Why the last action left the record as it was. */
function Failure() {
  const { outcomes } = useActions();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  const [failed] = outcome?.failed ?? [];
  if (!failed) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ width: '100%' }} onClose={() => outcomes.set(undefined)}>
      {failed.reason}
    </Alert>
  );
}
