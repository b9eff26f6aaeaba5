import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** An item of a menu: a link or an action. */
export interface Choice {
  readonly name: string;
  readonly said: string;
  readonly Icon?: ComponentType<SvgIconProps>;
  /** Path in the console. */
  readonly goes?: string;
  readonly does?: () => void;
  readonly opensDialog?: boolean;
  /** Reason why the item is disabled; it can still be reached and shows the reason. */
  readonly disabledReason?: string | undefined;
}
