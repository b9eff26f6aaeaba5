import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../contract/schema/fields';
import { later } from '../../i18n/italian';
import { valueKinds } from '../query/valueKinds';

/** Loaded with the first filter that needs the calendar, which few do. */
const DayButton = lazy(
  later(() => import('../../ui/dayPicker/DayButton').then((file) => ({ default: file.DayButton }))),
);

interface WrittenFilterProps {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  /** The value as the address has it. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/** Milliseconds without typing after which the filter is applied: each change may send a request. */
const PAUSE = 500;

/** Renders a text filter in a chip: applied after a pause, on Enter or on blur. A day can also be picked. */
export function TextFilter({ id, field, label, value, change }: WrittenFilterProps) {
  const translate = useTranslate();
  const { hint, written, accepts, show } = valueKinds[field.kind];
  const isDay = field.kind === 'day';
  const [typed, setTyped] = useState(value && show(value));
  const [wrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The value that this input applied last. When the address takes it on, the input may already hold more text or a
   * leading blank, which must stay.
   */
  const own = useRef(value);

  // Changed from outside: removed by its chip, or restored by Back.
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

  /** Applies the typed value. @param done false after a mere pause: unreadable text may be a day that is half typed */
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
