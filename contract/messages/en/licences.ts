import { english } from '../english';
import type * as italian from '../it/licences';

export const licences = english<typeof italian>()({
  licence: 'The document of the licence is not available yet.',
  codes: 'The codes of this program are not available yet.',
  updateCodes: 'The update codes of this program are not available yet.',
  contract: 'The support contract is not available.',
  noTextbooks: 'The textbooks are not available.',
  schoolDoesNotHaveProgram: 'The school does not have this program.',
});
