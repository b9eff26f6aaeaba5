import { type ComponentType, lazy, Suspense, useContext, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../../../contract/values/showNumber';
import { same } from '../../api/same';
import type { Resource, Row } from '../declaration/defineResource';
import { exactText } from './exactText';
import { partsText } from './kinds';
import { RelatedContext } from './related';
import { textOf } from './textOf';
import { useWords } from './words';

interface RecordedFactProps {
  readonly resource: Resource;
  readonly record: Row;
  /** The name of a `json` field listed in {@link Resource.recorded}. */
  readonly field: string;
}

/** Returns true for a UUID (RFC 9562), which has no meaning for people. */
const isCode = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

type Recorded = Readonly<Record<string, unknown>>;

/** The props of a component in {@link Resource.recordedBy}. */
export interface RecordedValueProps {
  readonly value: unknown;
  /** The same field on the other side of the change; undefined if it is equal or missing. */
  readonly other: unknown;
  readonly side: 'before' | 'after';
}

/** Drops `parts`, which abbreviate nested records in a list: the history shows them in full. */
const wholeRecords = ({ parts: _, ...resource }: Resource): Resource => resource as Resource;

interface DrawnProps extends RecordedValueProps {
  readonly load: () => Promise<ComponentType<never>>;
  /** The text shown until the component is loaded, or for an empty value. */
  readonly text: string;
}

/** Renders a value with its resource's component. */
function Drawn({ load, text, ...props }: DrawnProps) {
  const Value = useMemo(
    () => lazy(() => load().then((part) => ({ default: part as ComponentType<RecordedValueProps> }))),
    [load],
  );
  if (!text) return '–';
  return (
    <Suspense fallback={text}>
      <Value {...props} />
    </Suspense>
  );
}

/**
 * Shows the recorded state of another resource's record, one line per field, in that resource's words. For a change it
 * shows only the changed fields, and the number of unchanged ones.
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
  const [other] = others;
  const isChanged = (name: string) => others.every((one) => !same(one[name], value[name]));
  const names = Object.keys(value).filter(
    (name) => !isCode(value[name]) || (other && name in other && isChanged(name)),
  );
  const different = names.filter(isChanged);
  // A record saved without changes is still shown in full.
  const changed = different.length > 0 ? different : names;

  const label = (name: string) => {
    const general = own.say(`recorded.${name}`, { _: name });
    return about?.fields[name] ? words.say(`fields.${name}`, { _: general }) : general;
  };
  const textIn = (name: string, one: unknown) => {
    if (about?.fields[name]) return textOf(wholeRecords(about), name, one, words);
    if (typeof one === 'number') return showNumber(one);
    return typeof one === 'boolean'
      ? translate(one ? 'engine.action.yes' : 'engine.action.no')
      : partsText(one);
  };
  const exact = (one: unknown) =>
    exactText(one, {
      none: translate('engine.recorded.none'),
      empty: translate('engine.recorded.empty'),
      yes: translate('engine.action.yes'),
      no: translate('engine.action.no'),
    });
  const text = (name: string) => {
    const own = textIn(name, value[name]);
    // Display texts may omit details: if both sides read the same, show the exact difference.
    const alike = other && name in other && isChanged(name) && textIn(name, other[name]) === own;
    if (!alike) return own;
    return own ? `${own} (${exact(value[name])})` : exact(value[name]);
  };
  const unchanged = names.length - changed.length;

  if (names.length === 0) return '–';
  return (
    <>
      {changed.map((name) => (
        <div key={name}>
          {label(name)}:{' '}
          {about?.recordedBy?.[name] ? (
            <Drawn
              load={about.recordedBy[name]}
              value={value[name]}
              other={other && isChanged(name) ? (other[name] ?? null) : undefined}
              side={field === Object.keys(recorded)[0] ? 'before' : 'after'}
              text={text(name)}
            />
          ) : (
            text(name) || '–'
          )}
        </div>
      ))}
      {unchanged > 0 && <div>{translate('engine.form.unchanged', { smart_count: unchanged })}</div>}
    </>
  );
}
