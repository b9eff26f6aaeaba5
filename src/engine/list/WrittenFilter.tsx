import { useEffect, useId, useRef, useState } from 'react';
import { Labelled } from './Labelled';

interface WrittenFilterProps {
  readonly type: 'text' | 'date';
  readonly label: string;
  readonly value: string;
  readonly max?: number | undefined;
  readonly change: (value: string) => void;
}

/** A pause in typing after which a filter is set, in milliseconds: each change may ask the provider. */
const PAUSE = 500;

/** A filter that is written: set after a pause, at Enter or when the field is left. */
export function WrittenFilter({ type, label, value, max, change }: WrittenFilterProps) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Removed by its chip, or brought back by Back.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(next: string) {
    clearTimeout(timer.current);
    if (next.trim() !== value) change(next.trim());
  }

  return (
    <Labelled id={id} label={label} style={{ minWidth: 180 }}>
      <input
        id={id}
        type={type}
        value={typed}
        maxLength={max}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => settle(target.value), PAUSE);
        }}
        onBlur={() => settle(typed)}
        onKeyDown={({ key }) => key === 'Enter' && settle(typed)}
      />
    </Labelled>
  );
}
