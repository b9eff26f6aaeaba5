import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failure } from '../../../provider/cli/failure';
import { Refusal } from '../../../provider/refusal';

it('says of what is refused the sentence of it, and why, in place of a code and a stack', () => {
  expect(failure(new Refusal('noRoom'))).toEqual({
    code: 1,
    output: expect.stringMatching(/^Non c’è spazio sufficiente per conservare il file\./),
  });
  const cause = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
  expect(failure(Object.assign(new Refusal('unavailable'), { cause }))).toEqual({
    code: 1,
    output:
      'Il servizio non è disponibile in questo momento. Riprovare tra qualche secondo. (connect ECONNREFUSED 127.0.0.1:1)',
  });
  expect(failure(new Refusal('conflict', { detail: 'Un’altra ragione.' })).output).toBe('Un’altra ragione.');
});

it('says which file or folder the machine does not let it use, and why', () => {
  const inFile = join(import.meta.filename, 'backups');
  const failed = () => {
    try {
      return mkdirSync(inFile, { recursive: true });
    } catch (error) {
      return failure(error);
    }
  };
  expect(failed()).toEqual({
    code: 1,
    output: expect.stringMatching(
      /failure\.test\.ts.* cannot be written or read: what should be a folder is a file/,
    ),
  });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(failure(full).output).toBe(
    'A file cannot be written or read: its disk is full (ENOSPC: no space left on device, write).',
  );
});

it('lets through what nobody foresaw', () => {
  expect(() => failure(new TypeError('of ours'))).toThrow('of ours');
});
