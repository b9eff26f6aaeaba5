import { useMemo } from 'react';
import type { Resource, Row } from '../declaration/defineResource';
import { Page } from '../Page';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { useWords } from '../words';
import { BackLink } from './BackLink';
import { ConflictChoice } from './ConflictChoice';
import { FormFrame } from './FormFrame';
import { FormInputs } from './FormInputs';
import { lockedInputs } from './locked';
import { RecordFacts } from './RecordFacts';
import { useRecordForm } from './useRecordForm';

interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** A record and its inputs. Nothing that was typed is lost to a failure, an expired session or another person. */
export function RecordForm({ resource, record }: RecordFormProps) {
  const session = useSession();
  const words = useWords(resource);
  const locked = useMemo(
    () => lockedInputs(resource, record, viewerOf(session), session.roles),
    [resource, record, session],
  );
  const lockedNames = useMemo(() => new Set(locked.keys()), [locked]);
  const { asking, form, changed, problem, conflict, submit } = useRecordForm(resource, record, lockedNames);

  return (
    <Page title={words.say('one', { name: words.title(record) })} actions={<BackLink resource={resource} />}>
      <FormFrame
        form={form}
        words={words}
        inputs={asking.inputs}
        submit={submit}
        changed={changed}
        idle={!changed && !conflict}
        closed={asking.inputs.every((name) => locked.has(name))}
        problem={problem}
        conflict={conflict && <ConflictChoice asking={asking} conflict={conflict} words={words} />}
      >
        <RecordFacts resource={resource} record={record} />
        <FormInputs asking={asking} words={words} locked={locked} />
      </FormFrame>
    </Page>
  );
}
