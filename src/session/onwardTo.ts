/** Where somebody goes on to: only over HTTPS, else the home of this portal (decision Q-093). */
export const onwardTo = (callbackUri: string): string =>
  callbackUri.startsWith('https://') ? callbackUri : '/';
