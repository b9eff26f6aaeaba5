import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** One line of a menu: somewhere to go, or something to do. */
export interface Choice {
  readonly name: string;
  readonly said: string;
  readonly Icon?: ComponentType<SvgIconProps>;
  /** A path of the console. */
  readonly goes?: string;
  readonly does?: () => void;
  readonly opensDialog?: boolean;
  /** Why it is out of use; it can be reached all the same, and says so. */
  readonly disabledReason?: string | undefined;
}
