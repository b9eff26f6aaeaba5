/** Returns where to redirect to: only HTTPS addresses, otherwise the home page of this portal (decision Q-093). */
export const safeRedirect = (callbackUri: string): string =>
  callbackUri.startsWith('https://') ? callbackUri : '/';
