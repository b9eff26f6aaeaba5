import { english } from '../english';
import type * as italian from '../it/exports';

export const exports = english<typeof italian>()({
  reasonCannotBeLonger: 'The reason cannot be longer than {count} characters',
  dataLawProtects:
    'The data that the law protects most cannot be exported: remove the columns that hold them',
  writeWhyItIsExported: 'Write why it is exported, in at least {count} characters',
});
