import { expect, it, vi } from 'vitest';
import { securityRead } from '../../../contract/account/otpEndpoints';
import type { CallApi } from '../../../src/api/CallApi';
import { askingWhoIsThere, createIdentityConfirmation } from '../../../src/api/identityConfirmation';

/** Creates a provider that refuses with this code until the identity is confirmed. */
function open(code: string) {
  const confirmation = createIdentityConfirmation();
  let confirmed = false;
  const sent = vi.fn(async () => {
    if (!confirmed) throw Object.assign(new Error(code), { status: 403, code });
    return { data: 'done' };
  });
  const callApi = askingWhoIsThere(sent as unknown as CallApi, confirmation);
  const call = () => callApi(securityRead);
  const answer = (yes: boolean) => {
    confirmed = yes;
    confirmation.answer(yes);
  };
  return { confirmation, sent, call, answer };
}

it.each([
  ['confirmationNeeded', 'password'],
  ['codeConfirmationNeeded', 'code'],
])('asks where a call is refused with %s, for a %s, and makes it again', async (code, proof) => {
  const { confirmation, sent, call, answer } = open(code);
  confirmation.subscribe(() => undefined);
  const answered = call();
  await expect.poll(confirmation.getAsked).toBe(proof);
  answer(true);
  expect(await answered).toEqual({ data: 'done' });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(confirmation.getAsked()).toBeUndefined();
});

it('asks once for two calls that need it at once, and again for the next', async () => {
  const { confirmation, sent, call, answer } = open('confirmationNeeded');
  const told = vi.fn();
  confirmation.subscribe(told);
  const both = [call(), call()];
  await expect.poll(() => sent.mock.calls.length).toBe(2);
  await expect.poll(confirmation.getAsked).toBe('password');
  answer(true);
  expect(await Promise.all(both)).toHaveLength(2);
  expect(told).toHaveBeenCalledTimes(2);
});

it('refuses when the person gives up, and when nobody is there to answer', async () => {
  const { confirmation, sent, call, answer } = open('confirmationNeeded');
  await expect(call()).rejects.toThrow('confirmationNeeded');
  const leave = confirmation.subscribe(() => undefined);
  const refused = call();
  await expect.poll(confirmation.getAsked).toBe('password');
  answer(false);
  await expect(refused).rejects.toThrow('confirmationNeeded');
  leave();
  await expect(call()).rejects.toThrow('confirmationNeeded');
  expect(sent).toHaveBeenCalledTimes(3);
});

it('is given up by a person who goes away, and not asked of the next one', async () => {
  const { confirmation, call } = open('confirmationNeeded');
  const leave = confirmation.subscribe(() => undefined);
  const refused = call();
  await expect.poll(confirmation.getAsked).toBe('password');
  leave();
  await expect(refused).rejects.toThrow('confirmationNeeded');
  confirmation.subscribe(() => undefined);
  expect(confirmation.getAsked()).toBeUndefined();
});

it('asks nobody about another refusal', async () => {
  const { confirmation, call } = open('forbidden');
  const told = vi.fn();
  confirmation.subscribe(told);
  await expect(call()).rejects.toThrow('forbidden');
  expect(told).not.toHaveBeenCalled();
});
