import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '../../ui/Page';
import type { Resource, Row } from '../declaration/defineResource';
import { ConflictChoice } from '../form/ConflictChoice';
import { FormFrame } from '../form/FormFrame';
import { UnlockDialog } from '../form/UnlockDialog';
import type { Send } from '../form/useEditing';
import { useLocks } from '../form/useLocks';
import { useRecordForm } from '../form/useRecordForm';
import type { Middlewares } from '../form/useSaveContextOf';
import { FactList } from '../record/FactList';
import { Notices } from '../record/Notices';
import { recordPath } from '../record/recordPath';
import { useFacts } from '../record/useFacts';
import { useWords } from '../record/words';
import { RecordActions } from './RecordActions';

interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly send: Send;
  /** What other people's inputs register to be done with a save. */
  readonly middlewares: Middlewares;
  /** Told when something was done with the record. */
  readonly onActed: () => void;
}

/** A record and its inputs. Nothing that was typed is lost to a failure, an expired session or another person. */
export function RecordForm({ resource, record, send, middlewares, onActed }: RecordFormProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const facts = useFacts(resource);
  const { locked, reading, closed, asked, ask, unlock, keep } = useLocks(resource, record);
  const lockedNames = useMemo(() => new Set(locked.keys()), [locked]);
  const { conflict, ...form } = useRecordForm(resource, record, lockedNames, send);
  const { spec, changed } = form;

  return (
    <Page
      title={closed ? words.reading(record) : words.say('one', { name: words.title(record) })}
      actions={
        <>
          {reading && (
            <Button component={Link} to={recordPath(resource, record)} size="small" variant="contained">
              {translate('engine.form.modify')}
            </Button>
          )}
          <RecordActions resource={resource} record={record} onActed={onActed} onRemoved={form.discard} />
        </>
      }
    >
      <Notices resource={resource} record={record} words={words} />
      <FormFrame
        {...form}
        middlewares={middlewares}
        words={words}
        idle={reading || (!changed && !conflict)}
        whyIdle={reading ? 'reading' : 'pristine'}
        locked={locked}
        unlock={ask}
        closed={closed && !reading}
        facts={facts.filter((name) => !spec.inputs.includes(name))}
        tell={(fields) => <FactList resource={resource} record={record} fields={fields} words={words} />}
        notice={conflict && <ConflictChoice spec={spec} conflict={conflict} words={words} />}
      />
      {asked && <UnlockDialog asked={asked} words={words} onYes={unlock} onNo={keep} />}
    </Page>
  );
}
