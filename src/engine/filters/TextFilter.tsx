import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../contract/schema/fields';
import { later } from '../../i18n/italian';
import { valueKinds } from '../query/valueKinds';

/** With the calendar, which few filters need: fetched for the first of them. */
const DayButton = lazy(
  later(() => import('../../ui/dayPicker/DayButton').then((file) => ({ default: file.DayButton }))),
);

interface WrittenFilterProps {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A pause in typing after which a filter is set, in milliseconds: each change may ask the provider. */
const PAUSE = 500;

/** A filter that is written, in a chip: set after a pause, at Enter or when the field is left. A day can be chosen, too. */
export function TextFilter({ id, field, label, value, change }: WrittenFilterProps) {
  const translate = useTranslate();
  const { hint, written, accepts, show } = valueKinds[field.kind];
  const isDay = field.kind === 'day';
  const [typed, setTyped] = useState(value && show(value));
  const [wrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was set from here last: when the address has it, more may have been typed, and a blank before it. */
  const own = useRef(value);

  // Removed by its chip, or brought back by Back.
  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    setTyped(value && show(value));
    setWrong(false);
  }, [value, show]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: string) {
    setTyped(next);
    setWrong(false);
    clearTimeout(timer.current);
  }

  /** @param done whether it is more than a pause: what cannot be read may be half of a day that is being typed */
  function apply(next: string, done: boolean) {
    clearTimeout(timer.current);
    const read = written(next).trim();
    if (isDay && read && !accepts(read, field)) return setWrong(done);
    if (read !== value) {
      own.current = read;
      change(read);
    }
    if (done) setTyped(read && show(read));
  }

  return (
    <>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={typed}
        maxLength={'max' in field ? field.max : undefined}
        autoComplete="off"
        inputMode={isDay ? 'numeric' : undefined}
        placeholder={hint && translate(hint)}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          write(target.value);
          timer.current = setTimeout(() => apply(target.value, false), PAUSE);
        }}
        onBlur={() => apply(typed, true)}
        onKeyDown={({ key }) => key === 'Enter' && apply(typed, true)}
      />
      {isDay && (
        <Suspense fallback={null}>
          <DayButton
            labelledBy={`${id}-label`}
            typed={typed}
            change={(day) => {
              write(day);
              apply(day, true);
            }}
          />
        </Suspense>
      )}
      {wrong && (
        <small id={`${id}-wrong`} role="alert">
          {translate('engine.filter.wrong.day')}
        </small>
      )}
    </>
  );
}
