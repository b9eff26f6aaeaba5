import { sessionClose, sessionOpen, sessionSwitch, sessionUpdate } from '../contract/session/endpoints';
import { askingWhoIsThere, createIdentityConfirmation } from './api/identityConfirmation';
import { createAccess } from './authProvider/access';
import { createAuthProvider } from './authProvider/authProvider';
import { createManager } from './authProvider/manager';
import { settingsInPage } from './authProvider/oidcSettings';
import { otherTabs } from './authProvider/otherTabs';
import { createTokens } from './authProvider/tokens';
import { createCallApi } from './dataProvider/callApi';
import { createDataProvider } from './dataProvider/createDataProvider';
import { createQueryClient } from './dataProvider/queryClient';
import { permissionFor } from './engine/declaration/permissionFor';
import { createI18nProvider } from './i18n/i18nProvider';
import { createPreferenceStore } from './layout/preferenceStore';
import { allResources } from './resources';

const { origin } = window.location;
const outside = settingsInPage(document);
const newManager = () => createManager(origin, outside);
const tokens = createTokens(newManager(), origin, newManager, outside);
export const confirmation = createIdentityConfirmation();
export const callApi = askingWhoIsThere(
  createCallApi(origin, { ...tokens, refused: () => access.expire() }),
  confirmation,
);
export const access = createAccess(
  tokens,
  {
    open: async () => (await callApi(sessionOpen)).data,
    close: () => callApi(sessionClose),
    update: async () => (await callApi(sessionUpdate)).data,
    switchTo: async (uid) => (await callApi(sessionSwitch, { body: { uid } })).data,
  },
  otherTabs(),
);
export const authProvider = createAuthProvider(access, permissionFor(allResources));
export const dataProvider = createDataProvider(allResources, callApi, () => {
  const state = access.getState();
  return state.phase === 'open' ? state.session : undefined;
});
export const i18nProvider = createI18nProvider();
export const store = createPreferenceStore();
export const queryClient = createQueryClient();
