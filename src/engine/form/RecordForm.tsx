import { useMemo } from 'react';
import type { Resource, Row } from '../declaration/defineResource';
import { Page } from '../Page';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { useWords } from '../words';
import { ConflictChoice } from './ConflictChoice';
import { FactList } from './FactList';
import { FormFrame } from './FormFrame';
import { lockedInputs } from './locked';
import { RecordActions } from './RecordActions';
import { useFacts } from './useFacts';
import { useRecordForm } from './useRecordForm';

interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Told when something was done with the record. */
  readonly onActed: () => void;
}

/** A record and its inputs. Nothing that was typed is lost to a failure, an expired session or another person. */
export function RecordForm({ resource, record, onActed }: RecordFormProps) {
  const session = useSession();
  const words = useWords(resource);
  const facts = useFacts(resource);
  const locked = useMemo(
    () => lockedInputs(resource, record, viewerOf(session), session.roles),
    [resource, record, session],
  );
  const lockedNames = useMemo(() => new Set(locked.keys()), [locked]);
  const { conflict, ...form } = useRecordForm(resource, record, lockedNames);
  const { asking, changed } = form;

  return (
    <Page
      title={words.say('one', { name: words.title(record) })}
      actions={
        <RecordActions resource={resource} record={record} onActed={onActed} onRemoved={form.discard} />
      }
    >
      <FormFrame
        {...form}
        words={words}
        idle={!changed && !conflict}
        locked={locked}
        facts={facts.filter((name) => !asking.inputs.includes(name))}
        tell={(fields) => <FactList resource={resource} record={record} fields={fields} words={words} />}
        notice={conflict && <ConflictChoice asking={asking} conflict={conflict} words={words} />}
      />
    </Page>
  );
}
