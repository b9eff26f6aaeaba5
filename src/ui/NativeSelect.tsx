import { type CSSProperties, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './Icon';
import { Labelled } from './Labelled';

interface NativeChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly change: (value: string) => void;
  /** Option elements. */
  readonly children: ReactNode;
  readonly style?: CSSProperties;
  /** Additional attributes of the select element. */
  readonly more?: SelectHTMLAttributes<HTMLSelectElement>;
}

/** Renders a native select under its label. */
export function NativeSelect({ label, value, change, children, style, more }: NativeChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} style={style}>
      <select {...more} id={id} value={value} onChange={({ target }) => change(target.value)}>
        {children}
      </select>
      <Icon name="choose" />
    </Labelled>
  );
}
