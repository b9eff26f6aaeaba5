import Box from '@mui/material/Box';
import { type DragEvent, type InputHTMLAttributes, type RefObject, useState } from 'react';
import { Button, type ButtonProps } from '../Button';
import { droppedFiles } from './droppedFiles';

interface DropFileProps {
  /** The hidden input, which other elements may open too. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Accepted file types and accessible name of the input. */
  readonly takes: Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'aria-label' | 'aria-labelledby'>;
  readonly button: Pick<ButtonProps, 'variant' | 'busy' | 'children' | 'disabledReason'>;
  /** Text beside the button. */
  readonly about: string;
  readonly take: (file: File | undefined) => void;
  /** Takes several files, or a dropped folder, and up to `most` of them; without it only the first is taken. */
  readonly many?: { readonly most: number; readonly take: (files: readonly File[]) => void };
}

/** Renders a drop zone with a button that chooses a file from the disk. */
export function DropFile({ input, takes, button, about, take, many }: DropFileProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (button.disabledReason) return;
    if (many) void droppedFiles(event.dataTransfer, many.most).then(takeAll);
    else take(event.dataTransfer.files[0]);
  };
  const takeAll = (files: readonly File[]) =>
    many && (files.length > 1 || files[0]?.webkitRelativePath) ? many.take(files) : take(files[0]);
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
        multiple={many !== undefined}
        hidden
        onChange={({ target }) => {
          takeAll([...(target.files ?? [])]);
          // Choosing the same file again must fire a change, because it may have been corrected.
          target.value = '';
        }}
      />
    </Box>
  );
}
