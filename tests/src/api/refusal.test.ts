import { describe, expect, it } from 'vitest';
import { isChanged, mayRetry, refusalText } from '../../../src/api/refusal';
import { ApiError } from '../../../src/dataProvider/ApiError';

const refused = (status: number, code: string) =>
  ApiError.of(status, { code: code as never, title: 'Titolo', detail: 'Parole del server' });

describe('a refused action', () => {
  it('USR-151 SHELL-052 shows the words of the provider only for the statuses that are declared', () => {
    expect(refusalText(refused(400, 'invalid'), [400, 500])).toBe('Parole del server');
    expect(refusalText(refused(500, 'internal'), [400, 500])).toBe('Parole del server');
    expect(refusalText(refused(403, 'forbidden'), [400, 500])).toMatch(/^Non si dispone dei permessi/);
    expect(refusalText(refused(418, 'teapot'), [400, 500])).toBe(
      'Ops, dati non disponibili. Riprovare più tardi.',
    );
    expect(refusalText(refused(404, 'notFound'))).toBe('Parole del server');
    expect(refusalText(ApiError.unreachable(), [400])).toBe('shell.unreachable');
  });

  it.each([400, 500])(
    'SHELL-047 SHELL-052 says in the common words that a %i came: what the provider writes, else the general sentence (Q-061)',
    (status) => {
      const said = (problem?: object) => refusalText(ApiError.of(status, problem));
      expect(said({ code: 'invalid', title: 'Titolo', detail: 'Parole del server' })).toBe(
        'Parole del server',
      );
      expect(said({ code: 'invalid', title: 'Titolo' })).toBe('Titolo');
      expect(said()).toBe('Ops, dati non disponibili. Riprovare più tardi.');
    },
  );

  it('may be tried again where nobody said no', () => {
    const again = [0, 401, 409, 429, 500, 503];
    const never = [400, 403, 404, 412, 422, 428];
    for (const status of again) expect(mayRetry(refused(status, 'x')), String(status)).toBe(true);
    for (const status of never) expect(mayRetry(refused(status, 'x')), String(status)).toBe(false);
  });

  it('is not sent again as it is where what was agreed to has changed', () => {
    expect(mayRetry(refused(409, 'conflict'))).toBe(false);
    expect(isChanged(refused(409, 'conflict'))).toBe(true);
    expect(isChanged(refused(409, 'x'))).toBe(false);
  });
});
