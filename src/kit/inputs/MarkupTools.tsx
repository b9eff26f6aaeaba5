import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { MarkupLink } from './MarkupLink';

interface MarkupToolsProps {
  /** The id of the editor, which is also `box`. */
  readonly of: string;
  readonly label: string;
  readonly box: RefObject<HTMLElement | null>;
  readonly changed: () => void;
}

/** The editing command of each tool, and the style of its label. */
const tools = {
  bold: { command: 'bold', style: { fontWeight: 700 } },
  italic: { command: 'italic', style: { fontStyle: 'italic' } },
  heading: { command: 'formatBlock', style: {} },
  bullets: { command: 'insertUnorderedList', style: {} },
  numbers: { command: 'insertOrderedList', style: {} },
} as const;
type Tool = keyof typeof tools;
const names = Object.keys(tools) as Tool[];

const ask = (command: string, value?: string) => document.execCommand?.(command, false, value);
const isHeading = () => /^h\d$/i.test(document.queryCommandValue?.('formatBlock') ?? '');
const isOn = (tool: Tool) =>
  tool === 'heading' ? isHeading() : document.queryCommandState?.(tools[tool].command) === true;

/** Renders the toolbar of the rich text editor: one tab stop, with arrow keys between the tools. */
export function MarkupTools({ of, label, box, changed }: MarkupToolsProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [on, setOn] = useState<readonly Tool[]>([]);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const look = () => {
      const { anchorNode } = document.getSelection() ?? {};
      if (anchorNode && box.current?.contains(anchorNode)) setOn(names.filter(isOn));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [box]);

  function use(tool: Tool) {
    box.current?.focus();
    ask(tools[tool].command, tool === 'heading' ? (isHeading() ? 'p' : 'h3') : undefined);
    setOn(names.filter(isOn));
    changed();
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button[data-tool]') ?? [])];
    if (!step || !buttons.includes(event.target as HTMLElement)) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    setAt(next);
    buttons[next]?.focus();
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={translate('engine.form.markup.tools', { label })}
      aria-controls={of}
      onKeyDown={move}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        p: 0.5,
        pt: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {names.map((tool, place) => (
        <Button
          key={tool}
          data-tool
          size="small"
          color="inherit"
          tabIndex={at === place ? 0 : -1}
          aria-pressed={on.includes(tool)}
          // Keep the selection in the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool)}
          sx={{ ...tools[tool].style, bgcolor: on.includes(tool) ? 'action.selected' : undefined }}
        >
          {translate(`engine.form.markup.${tool}`)}
        </Button>
      ))}
      <MarkupLink box={box} tabIndex={at === names.length ? 0 : -1} changed={changed} />
    </Box>
  );
}
