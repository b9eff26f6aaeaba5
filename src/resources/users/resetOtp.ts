import { otpResetRules } from '../../../contract/account/otp';
import { userOtpReset } from '../../../contract/account/otpEndpoints';
import type { User } from '../../../contract/users/user';
import type { ActionInput } from '../../engine/declaration/declarationInput';

/** For whoever lost the telephone with the app; in schools that ask for a code. */
export const resetOtp: ActionInput<User, Record<never, never>> = {
  on: ['page'],
  can: ['user', 'resetOtp'],
  icon: 'sync',
  shown: { otpEnabled: true },
  offered: {},
  rules: otpResetRules,
  set: {},
  each: userOtpReset,
  effects: { signIn: 'newApp', mail: 'app', permissions: 'unchanged', undo: 'never' },
  steps: [{ confirm: 'review' }],
};
