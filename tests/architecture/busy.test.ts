import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/**
 * A control that is taken out of use while work goes on: in Chrome it loses the focus to nobody. By hand it would be
 * `aria-disabled` and a handler that looks whether it may: ui/Button does both, and looks so.
 */
const WORK = String.raw`\w*(?:[rR]unning|[bB]usy|[sS]ending|[sS]aving|[rR]eading|[wW]orking|[pP]ending|[fF]etching|[lL]oading)\b`;
const OUT_OF_USE = new RegExp(
  String.raw`<[A-Z][\w.]*\b[^<>]*\baria-disabled=\{[^}]*\b${WORK}|(?<!-)\bdisabled(?:=\{|: )[^},]*\b${WORK}`,
);

describe('what is at work', () => {
  it('keeps the focus: its button is busy, never disabled', () => {
    const screens = sourcesUnder('src', 'operators').filter(({ path }) => path.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.filter(({ text }) => OUT_OF_USE.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each(['<Button disabled={at === 0}>', '<Button busy={running}>', '<button aria-disabled={busy}>'])(
    'may be: %s',
    (text) => {
      expect(OUT_OF_USE.test(text)).toBe(false);
    },
  );
});
