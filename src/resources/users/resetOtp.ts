import { userOtpReset } from '../../../contract/endpoints/otp';
import { otpResetRules } from '../../../contract/entities/otp';
import type { User } from '../../../contract/entities/user';
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
