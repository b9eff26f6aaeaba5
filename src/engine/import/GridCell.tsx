import { useState } from 'react';

interface GridCellProps {
  readonly name: string;
  readonly value: string;
  readonly invalid: boolean;
  /** The id of the sentence that says what is wrong. */
  readonly why: string;
  readonly onWrite: (text: string) => void;
}

/** A cell that can be written into; what was typed counts when the cell is left, or with Enter. Escape gives it up. */
export function GridCell({ name, value, invalid, why, onWrite }: GridCellProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && typed !== value) onWrite(typed);
    setTyped(undefined);
  };
  return (
    <input
      aria-label={name}
      aria-invalid={invalid}
      aria-describedby={invalid ? why : undefined}
      value={typed ?? value}
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
}
