/** Key in sessionStorage: set for this tab only, until the first page has confirmed the activation. */
const KEY = 'sportello.otpAttivato';

/** Stores that a person has just activated one-time codes, on a page without a session. */
export const storeOtpActivated = (): void => sessionStorage.setItem(KEY, '1');

export const wasOtpActivated = (): boolean => sessionStorage.getItem(KEY) !== null;

export const forgetOtpActivated = (): void => sessionStorage.removeItem(KEY);
