import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../../../contract/showNumber';
import { same } from '../../api/same';
import type { Resource, Row } from '../declaration/defineResource';
import { partsText } from './kinds';
import { RelatedContext } from './related';
import { textOf } from './textOf';
import { useWords } from './words';

interface RecordedFactProps {
  readonly resource: Resource;
  readonly record: Row;
  /** A field of kind `json` that {@link Resource.recorded} names. */
  readonly field: string;
}

/** What the machine alone calls something by (RFC 9562) tells nobody anything. */
const isCode = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

type Recorded = Readonly<Record<string, unknown>>;

/**
 * What was recorded of another resource's record, a line for each field, in the words of that resource. Of a change
 * only what changed is told, and how much did not.
 */
export function RecordedFact({ resource, record, field }: RecordedFactProps) {
  const { recorded = {} } = resource;
  const about = useContext(RelatedContext).find(({ name }) => name === record[recorded[field] ?? '']);
  const words = useWords(about ?? resource);
  const own = useWords(resource);
  const translate = useTranslate();
  const value = (record[field] ?? {}) as Recorded;
  const others = Object.keys(recorded)
    .filter((name) => name !== field && record[name])
    .map((name) => record[name] as Recorded);
  const names = Object.keys(value).filter((name) => !isCode(value[name]));
  const different = names.filter((name) => !others.some((other) => same(other[name], value[name])));
  // Something that was saved as it was is told all the same.
  const changed = different.length > 0 ? different : names;

  const label = (name: string) => {
    const general = own.say(`recorded.${name}`, { _: name });
    return about?.fields[name] ? words.say(`fields.${name}`, { _: general }) : general;
  };
  const text = (name: string) => {
    const one = value[name];
    if (about?.fields[name]) return textOf(about, name, one, words);
    if (typeof one === 'number') return showNumber(one);
    return typeof one === 'boolean'
      ? translate(one ? 'engine.action.yes' : 'engine.action.no')
      : partsText(one);
  };
  const unchanged = names.length - changed.length;

  if (names.length === 0) return '–';
  return (
    <>
      {changed.map((name) => (
        <div key={name}>
          {label(name)}: {text(name) || '–'}
        </div>
      ))}
      {unchanged > 0 && <div>{translate('engine.form.unchanged', { smart_count: unchanged })}</div>}
    </>
  );
}
