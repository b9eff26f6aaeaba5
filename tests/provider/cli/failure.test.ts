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

it('lets through what nobody foresaw', () => {
  expect(() => failure(new TypeError('of ours'))).toThrow('of ours');
});
