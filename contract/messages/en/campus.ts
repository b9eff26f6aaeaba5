import { english } from '../english';
import type * as italian from '../it/campus';

export const campus = english<typeof italian>()({
  addressMustBeginWithHttps: 'The address must begin with https://',
  noCampus: 'Campus is not available for this school.',
});
