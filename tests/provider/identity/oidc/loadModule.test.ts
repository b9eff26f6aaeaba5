import { expect, it, vi } from 'vitest';
import { loadOidcModule } from '../../../../provider/identity/oidc/loadModule';

it('the operator hears nothing of the runtime, and everything else', async () => {
  const heard = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loading = loadOidcModule();
  console.warn('something else');
  expect(await loading).toHaveProperty('Provider');
  expect(heard.mock.calls).toEqual([['something else']]);
  expect(console.warn).toBe(heard);
});
