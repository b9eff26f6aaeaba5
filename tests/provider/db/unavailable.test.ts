import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, TookTooLong } from '../../../provider/db/database';
import { unavailableOr } from '../../../provider/db/unavailable';

const failing = (code: string) => Object.assign(new Error('as the driver says it'), { code });

describe('an error of the database', () => {
  it.each([
    ['connections', '53300'],
    ['memory', '53200'],
    ['files', '53000'],
    ['disk', '53100'],
    ['a machine that reads its files', '58030'],
    ['a connection', '08006'],
    ['sockets of its own machine', 'EAGAIN'],
    ['files of its own machine', 'EMFILE'],
  ])('means that it cannot be used where it lacks %s', (_what, code) => {
    const error = failing(code);
    const meaning = unavailableOr(error);
    expect(meaning).toBeInstanceOf(DatabaseUnavailable);
    expect((meaning as Error).cause).toBe(error);
  });

  it.each(['timeout expired', 'Query read timeout'])('means it too where the driver says %j', (sentence) => {
    expect(unavailableOr(new Error(sentence))).toBeInstanceOf(DatabaseUnavailable);
  });

  it('says of a statement that was cancelled that it took too long', () => {
    expect(unavailableOr(failing('57014'))).toBeInstanceOf(TookTooLong);
  });

  it.each(['23505', '42703', '22P02', '53', 'EACCES'])(
    'is itself where the statement is wrong: %s',
    (code) => {
      const error = failing(code);
      expect(unavailableOr(error)).toBe(error);
    },
  );
});
