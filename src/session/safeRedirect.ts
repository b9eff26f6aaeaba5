/** Where somebody goes on to: only over HTTPS, else the home of this portal (decision Q-093). */
export const safeRedirect = (callbackUri: string): string =>
  callbackUri.startsWith('https://') ? callbackUri : '/';
