import { describe, expect, it } from 'vitest';
import { createVault, UnknownKey } from '../../../provider/secrets/vault';

const secret = (letter: string) => letter.repeat(40);

describe('what is sealed', () => {
  const vault = createVault(() => [secret('a')]);

  it('says with which key, and nothing else', () => {
    const sealed = vault.close('Perché no?', 'mail 1');
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    expect(sealed.startsWith(vault.mark)).toBe(true);
    expect(vault.close('Perché no?', 'mail 1')).not.toBe(sealed);
    expect(vault.open(sealed, 'mail 1')).toBe('Perché no?');
  });

  it('opens for what it was sealed for alone, unchanged, and with its key', () => {
    const sealed = vault.close('x', 'mail 1');
    expect(() => vault.open(sealed, 'mail 2')).toThrow();
    expect(() => vault.open(`${sealed.slice(0, -2)}AA`, 'mail 1')).toThrow();
    expect(() => createVault(() => [secret('b')]).open(sealed, 'mail 1')).toThrow(UnknownKey);
    expect(() => vault.open('x', 'mail 1')).toThrow(UnknownKey);
  });

  it('is sealed with another key from the moment on that another one comes first', () => {
    let secrets: readonly [string, ...string[]] = [secret('a')];
    const rotating = createVault(() => secrets);
    const before = rotating.close('x', 'mail 1');
    secrets = [secret('b'), secret('a')];
    expect(rotating.close('y', 'mail 1').startsWith(rotating.mark)).toBe(true);
    expect(before.startsWith(rotating.mark)).toBe(false);
    expect(rotating.open(before, 'mail 1')).toBe('x');
    secrets = [secret('b')];
    expect(() => rotating.open(before, 'mail 1')).toThrow(UnknownKey);
  });

  it('opens after its key was replaced, while that one is still known', () => {
    const sealed = vault.close('x', 'mail 1');
    const both = createVault(() => [secret('b'), secret('a')]);
    expect(both.open(sealed, 'mail 1')).toBe('x');
    expect(both.close('x', 'mail 1').startsWith(createVault(() => [secret('b')]).mark)).toBe(true);
  });
});
