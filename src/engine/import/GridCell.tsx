import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

const DayButton = lazy(() =>
  import('../../ui/dayPicker/DayButton').then((file) => ({ default: file.DayButton })),
);

interface GridCellProps {
  readonly name: string;
  readonly value: string;
  /** It says a day: there is a calendar beside it. */
  readonly day: boolean;
  readonly invalid: boolean;
  /** The id of the sentence that says what is wrong. */
  readonly why: string;
  readonly onWrite: (text: string) => void;
}

/**
 * A cell that can be written into; what was typed counts when the cell is left, goes out of sight with its row, or with
 * Enter. Escape gives it up.
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
  // A row that is scrolled away is drawn no more, and nothing tells that its cell was left.
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
