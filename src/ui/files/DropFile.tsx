import Box from '@mui/material/Box';
import { type DragEvent, type InputHTMLAttributes, type RefObject, useState } from 'react';
import { Button, type ButtonProps } from '../Button';

interface DropFileProps {
  /** The hidden input, which other elements may open too. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Accepted file types and accessible name of the input. */
  readonly takes: Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'aria-label' | 'aria-labelledby'>;
  readonly button: Pick<ButtonProps, 'variant' | 'busy' | 'children' | 'disabledReason'>;
  /** Text beside the button. */
  readonly about: string;
  readonly take: (file: File | undefined) => void;
}

/** Renders a drop zone with a button that chooses a file from the disk. */
export function DropFile({ input, takes, button, about, take }: DropFileProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!button.disabledReason) take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        p: 3,
        borderRadius: 1,
        border: '2px dashed',
        borderColor: over ? 'secondary.main' : 'divider',
      }}
    >
      <Button {...button} onClick={() => input.current?.click()} />
      <span>{about}</span>
      <input
        {...takes}
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Choosing the same file again must fire a change, because it may have been corrected.
          target.value = '';
        }}
      />
    </Box>
  );
}
