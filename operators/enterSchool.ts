import { platformSupportEnter } from '../contract/staff/endpoints/support';
import type { CallApi } from '../src/api/CallApi';

/**
 * Opens the school's console in a new tab. The tab is opened before the call, because browsers block one that is opened
 * after the response.
 */
export async function enterSchool(callApi: CallApi, id: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { data } = await callApi(platformSupportEnter, { params: { id } });
    if (!tab) return window.location.assign(data.page);
    tab.opener = null;
    tab.location.replace(data.page);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
