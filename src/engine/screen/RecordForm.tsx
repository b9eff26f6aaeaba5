import Box from '@mui/material/Box';
import { type ComponentType, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { loaded } from '../../ui/loaded';
import { Page } from '../../ui/Page';
import type { Resource, Row } from '../declaration/defineResource';
import type { RecordPartProps } from '../declaration/resource';
import { ConflictChoice } from '../form/ConflictChoice';
import { FormFrame } from '../form/FormFrame';
import { FormScope } from '../form/FormScope';
import { UnlockDialog } from '../form/UnlockDialog';
import type { Send } from '../form/useEditing';
import { useLocks } from '../form/useLocks';
import { useRecordForm } from '../form/useRecordForm';
import type { Middlewares } from '../form/useSaveContextOf';
import { useTypedLocks } from '../form/useTypedLocks';
import { BackLink } from '../record/BackLink';
import { FactList } from '../record/FactList';
import { Notices } from '../record/Notices';
import { recordPath } from '../record/recordPath';
import { useFacts } from '../record/useFacts';
import { useWords } from '../record/words';
import { GroupedActions, RecordActions } from './RecordActions';
import { useBesideTabs } from './useBesideTabs';

export interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly send: Send;
  /** The methods with which inputs register functions that run with a save. */
  readonly middlewares: Middlewares;
  /** Called after an action on the record. */
  readonly onActed: () => void;
  /** Called with the saved record. */
  readonly onSaved: (record: Row) => void;
}

/** Two columns if there is room for both. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** Renders a record with its inputs. Input survives a failure, an expired session and another person's save. */
export function RecordForm({ resource, record, send, middlewares, onActed, onSaved }: RecordFormProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const facts = useFacts(resource);
  const { lockedWith, reading, asked, ask, unlock, keep } = useLocks(resource, record);
  const { conflict, ...form } = useRecordForm(resource, record, lockedWith, send, onSaved);
  const { spec, changed } = form;
  const locked = useTypedLocks(spec, form.base, form.form, lockedWith);
  /** True if no input can be changed now. */
  const closed = !resource.form.inputs.some((name) => !locked.has(name));
  const { around = {} } = resource.form;
  const beside = useBesideTabs(resource, record, onActed);
  const part = (load: (() => Promise<ComponentType<never>>) | undefined) => {
    if (!load) return null;
    const Part = loaded<RecordPartProps>(load);
    const actions = (
      <GroupedActions resource={resource} record={record} onActed={onActed} onRemoved={form.discard} />
    );
    return (
      <Suspense fallback={<Loading />}>
        <Part resource={resource} record={record} onActed={onActed} actions={actions} />
      </Suspense>
    );
  };

  return (
    <Page
      title={closed ? words.reading(record) : words.say('one', { name: words.title(record) })}
      actions={
        <>
          {reading && (
            <Button to={recordPath(resource, record)} size="small" variant="contained">
              {translate('engine.form.modify')}
            </Button>
          )}
          {around.above ? (
            <BackLink resource={resource} />
          ) : (
            <RecordActions resource={resource} record={record} onActed={onActed} onRemoved={form.discard} />
          )}
        </>
      }
    >
      <Notices resource={resource} record={record} words={words} />
      {part(around.above)}
      <Box sx={around.below ? columns : undefined}>
        <FormScope
          form={form}
          middlewares={middlewares}
          words={words}
          locked={locked}
          unlock={(name) => ask(name, locked.get(name))}
          notice={conflict && <ConflictChoice spec={spec} conflict={conflict} words={words} />}
        >
          <FormFrame
            idle={reading ? 'reading' : !changed && !conflict && 'pristine'}
            closed={closed && !reading}
            facts={{
              fields: around.above ? [] : facts.filter((name) => !spec.inputs.includes(name)),
              draw: (fields) => (
                <FactList resource={resource} record={record} fields={fields} words={words} />
              ),
            }}
            beside={beside}
          />
        </FormScope>
        {part(around.below)}
      </Box>
      {asked && (
        <UnlockDialog
          asked={{ name: asked, say: locked.get(asked) ?? '' }}
          words={words}
          onYes={unlock}
          onNo={keep}
        />
      )}
    </Page>
  );
}
