import { otpResetRules } from '../../../contract/account/otp';
import { userOtpReset } from '../../../contract/account/otpEndpoints';
import type { User } from '../../../contract/users/user';
import type { ActionInput } from '../../engine/declaration/declarationInput';

/**
 * The action that resets the one-time code of users who lost the phone with the app, in schools that require a code.
 */
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
