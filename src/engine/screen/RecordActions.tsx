import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { brokenRule } from '../../../contract/schema/actionRule';
import { matches } from '../../../contract/schema/where';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, useWhyWithheld, viewerOf } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Tips } from '../../ui/tips/Tips';
import { useActions } from '../actions/ActionsContext';
import { ActionsProvider } from '../actions/ActionsProvider';
import { RemoveButton } from '../actions/removal/RemoveButton';
import { RecordProcedures } from '../customScreens/RecordProcedures';
import type { Resource, Row } from '../declaration/defineResource';
import { forgetRow } from '../list/listMemory';
import { available } from '../record/available';
import { BackLink } from '../record/BackLink';
import { listQuery } from '../record/listQuery';
import { useWords } from '../record/words';

interface RecordActionsProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Called after an action on the record. */
  readonly onActed: () => void;
  /** Called after the record was deleted, when unsaved input has lost its record. */
  readonly onRemoved?: () => void;
}

/** Renders the actions on the record of a page: those declared, deletion, the link back to the list. */
export function RecordActions(props: RecordActionsProps) {
  const { resource } = props;
  return (
    <Acting {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RecordButtons {...props} />
        <BackLink resource={resource} />
      </Box>
    </Acting>
  );
}

/**
 * Renders the actions of {@link RecordActions} in the groups that the form declares, without the link back to the list.
 */
export function GroupedActions(props: RecordActionsProps) {
  const { resource } = props;
  const { names } = useOffered(props);
  const words = useWords(resource);
  const groups = Object.entries(resource.form.groups ?? {});
  return (
    <Acting {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}>
        {groups
          .filter(([, members]) => members.some((name) => names.includes(name)))
          .map(([group, members]) => (
            <ActionGroup key={group} label={words.say(`groups.${group}`)}>
              <RecordButtons {...props} only={members} />
            </ActionGroup>
          ))}
      </Box>
    </Acting>
  );
}

function ActionGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div role="group" aria-labelledby={id}>
      <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </div>
  );
}

/**
 * Provides its children with the actions on the record, and renders their dialogs and why the last one left the record
 * unchanged.
 */
function Acting({
  resource,
  onActed,
  onRemoved,
  children,
}: RecordActionsProps & { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const leave = (id: string) => {
    onRemoved?.();
    forgetRow(resource, id);
    void navigate(`${resource.path}${listQuery(resource.path, state)}`, { replace: true });
  };
  return (
    <Tips>
      <ActionsProvider resource={resource} onFinished={onActed} onRemoved={leave}>
        {children}
        <Failure />
      </ActionsProvider>
    </Tips>
  );
}

type ButtonsProps = Pick<RecordActionsProps, 'resource' | 'record'> & {
  /** Names of the actions to render; all of them by default. */
  readonly only?: readonly string[];
};

/** Returns the actions on the record that are offered to this person. */
function useOffered({ resource, record, only }: ButtonsProps) {
  const may = useMay();
  const whyWithheld = useWhyWithheld();
  const viewer = viewerOf(useSession());
  const schoolContext = useSchoolContext();
  const drawn = ([name]: readonly [string, ...unknown[]]) => !only || only.includes(name);
  const actions = available(resource, 'page', { may, schoolContext, viewer })
    .filter(([, action]) => matches(action.offered, record, viewer))
    .filter(drawn);
  const procedures = Object.entries(resource.procedures)
    .filter(([, { can, offered }]) => may(can) && matches(offered, record, viewer))
    .filter(drawn);
  const { delete: removal } = resource.can;
  const removable =
    removal !== undefined && (may(removal) || whyWithheld(removal) !== undefined) && drawn(['remove']);
  const names = [...actions.map(([name]) => name), ...procedures.map(([name]) => name)];
  return { viewer, actions, removable, names: removable ? [...names, 'remove'] : names };
}

function RecordButtons({ resource, record, only }: ButtonsProps) {
  const { start } = useActions();
  const words = useWords(resource);
  const { viewer, actions, removable } = useOffered({ resource, record, ...(only && { only }) });
  return (
    <>
      {actions.map(([name, { rules, tone, icon }], place) => (
        <Button
          // Keyed by position: when one action replaces another, the button keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is its identity
          key={place}
          size="small"
          variant="outlined"
          color={tone === 'danger' ? 'error' : 'primary'}
          startIcon={icon && <Icon name={icon} />}
          disabledReason={brokenRule(rules, record, viewer)?.say}
          onClick={() => start(name, [record])}
        >
          {words.say(`actions.${name}.confirm`)}
        </Button>
      ))}
      <RecordProcedures resource={resource} record={record} {...(only && { only })} />
      {removable && <RemoveButton resource={resource} record={record} />}
    </>
  );
}

/** Shows why the last action left the record unchanged. */
function Failure() {
  const { outcomes } = useActions();
  const sentence = useSentence();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  const [failed] = outcome?.failed ?? [];
  if (!failed) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ width: '100%' }} onClose={() => outcomes.set(undefined)}>
      {sentence(failed.reason)}
    </Alert>
  );
}
