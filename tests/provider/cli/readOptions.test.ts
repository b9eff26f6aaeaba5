import { describe, expect, it } from 'vitest';
import { onlyOptions, readOptions } from '../../../provider/cli/readOptions';

describe('what is written behind a command', () => {
  const names = ['at', 'to'] as const;

  it.each([
    [['a.p7m', '--at', '2026-11-21', 'b.p7m'], ['a.p7m', 'b.p7m'], { at: '2026-11-21' }],
    [['--at=2026-11-21', '--to='], [], { at: '2026-11-21', to: '' }],
    [['--at', '--to', '-'], ['-'], { at: '--to' }],
    [['--to=a=b', '--to', 'c'], [], { to: 'c' }],
    [['--to', 'x', '--', '--at'], ['--at'], { to: 'x' }],
    [[], [], {}],
  ])('%j is files and options', (args, files, options) => {
    expect(readOptions(args, names)).toEqual({ files, options });
  });

  it.each([
    [['--loud', 'yes'], 'There is no option --loud.'],
    [['--loud=yes'], 'There is no option --loud.'],
    [['--no-at'], 'There is no option --no-at.'],
    [['--constructor', 'x'], 'There is no option --constructor.'],
    [['-a'], 'There is no option -a.'],
    [['a', '--at'], '--at needs a value.'],
  ])('%j is refused: %s', (args, why) => {
    expect(() => readOptions(args, names)).toThrow(why);
  });

  it('is refused where a command takes options alone', () => {
    expect(() => onlyOptions(['a', '--at', 'x'], names)).toThrow('"a" is not an option.');
  });
});
