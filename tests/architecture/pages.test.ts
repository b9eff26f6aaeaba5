import { expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources';

/** Knows only how to turn. */
const TURNING = 'src/ui/TurnPages.tsx';

const turns = ({ path, text }: Source) => path !== TURNING && /<(TurnPages|TablePagination)\b/.test(text);

it('turns every table back to the last page that there is, where rows went away', () => {
  const turned = sourcesUnder('src', 'operators').filter(turns);
  expect(turned.length).toBeGreaterThan(10);
  expect(turned.filter(({ text }) => !text.includes('useLastPage(')).map(({ path }) => path)).toEqual([]);
});
