import { expect, it } from 'vitest';
import { type source, sourcesUnder } from './sources';

/** Components of a dialog that only `ui` renders. */
const PARTS = /^@mui\/material\/Dialog/;

const outsideUi = sourcesUnder('src', 'operators').filter(({ path }) => !path.startsWith('src/ui/'));

const drawsItsOwn = ({ text, imports }: ReturnType<typeof source>) =>
  imports.some((name) => PARTS.test(name)) ||
  /import \{[^}]*\bDialog\w*\b[^}]*\} from '@mui\/material'/.test(text) ||
  /<dialog\b|role="(alert)?dialog"/.test(text.replaceAll(/<(Action)?Dialog\b[^>]*/g, ''));

it('draws every dialog with the one component that knows widths, titles, focus, buttons and errors', () => {
  expect(outsideUi.filter(({ text }) => text.includes('<ActionDialog')).length).toBeGreaterThan(40);
  expect(outsideUi.filter(drawsItsOwn).map(({ path }) => path)).toEqual([]);
  const frames = outsideUi.filter(({ imports }) =>
    imports.some((name) => /\bui\/Dialog(\.tsx)?$/.test(name)),
  );
  expect(frames.map(({ path }) => path)).toEqual([]);
});

it('draws every button with the one component that says why it cannot be used', () => {
  const drawsMui = sourcesUnder('src', 'operators').filter(({ imports }) =>
    imports.includes('@mui/material/Button'),
  );
  expect(drawsMui.map(({ path }) => path)).toEqual(['src/ui/Button.tsx']);
});
