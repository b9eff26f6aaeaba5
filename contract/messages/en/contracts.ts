import { english } from '../english';
import type * as italian from '../it/contracts';

export const contracts = english<typeof italian>()({
  fileUnavailable: 'The original file is not available at the moment.',
  documentIsNoLonger: 'The document is no longer to be signed. Reload the page.',
});
