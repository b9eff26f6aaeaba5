import { expect, it } from 'vitest';
import { type source, sourcesUnder } from './sources';

/** Knows how dialogs are put together. */
const OURS = 'src/ui/Dialog.tsx';

/** Whether a file draws a dialog, or the title of one, of its own: its width, name and focus nobody has looked at. */
const drawsItsOwn = ({ path, text, imports }: ReturnType<typeof source>) =>
  path !== OURS &&
  (imports.includes('@mui/material/Dialog') ||
    imports.includes('@mui/material/DialogTitle') ||
    /import \{[^}]*\bDialog(Title)?\b[^}]*\} from '@mui\/material'/.test(text) ||
    /<dialog\b|role="(alert)?dialog"/.test(text.replaceAll(/<Dialog\b[^>]*/g, '')));

it('draws every dialog with the one component that knows their widths, titles, descriptions and focus', () => {
  const sources = sourcesUnder('src');
  expect(sources.filter(({ text }) => text.includes('<Dialog')).length).toBeGreaterThan(20);
  expect(sources.filter(drawsItsOwn).map(({ path }) => path)).toEqual([]);
});

it('draws every button with the one component that says why it cannot be used', () => {
  const drawsMui = sourcesUnder('src', 'operators').filter(({ imports }) =>
    imports.includes('@mui/material/Button'),
  );
  expect(drawsMui.map(({ path }) => path)).toEqual(['src/ui/Button.tsx']);
});
