import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

const DayButton = lazy(() =>
  import('../../ui/dayPicker/DayButton').then((file) => ({ default: file.DayButton })),
);

interface GridCellProps {
  readonly name: string;
  readonly value: string;
  /** True if the cell holds a day: it then has a calendar button. */
  readonly day: boolean;
  readonly invalid: boolean;
  /** Id of the element with the error. */
  readonly why: string;
  readonly onWrite: (text: string) => void;
}

/**
 * Renders an editable cell; the input is committed on blur, on Enter, and when the row is scrolled out of sight. Escape
 * discards it.
 */
export function GridCell({ name, value, day, invalid, why, onWrite }: GridCellProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const write = (text: string) => text !== value && onWrite(text);
  const leave = () => {
    if (typed !== undefined) write(typed);
    setTyped(undefined);
  };
  const gone = useRef(leave);
  gone.current = leave;
  // A row that is scrolled away is unmounted without a blur event.
  useEffect(() => () => gone.current(), []);
  const input = (
    <input
      aria-label={name}
      aria-invalid={invalid}
      aria-describedby={invalid ? why : undefined}
      value={typed ?? value}
      inputMode={day ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
        if (key === 'Escape') setTyped(undefined);
      }}
    />
  );
  if (!day) return input;
  return (
    <div className="day">
      {input}
      <span id={id} hidden>
        {name}
      </span>
      <Suspense fallback={null}>
        <DayButton labelledBy={id} typed={typed ?? value} change={write} />
      </Suspense>
    </div>
  );
}
