import type { ComponentType } from 'react';
import type { DialogProps } from '../declaration/resource';
import { loaded } from '../procedures/loaded';
import { useFocusReturn } from './useFocusReturn';

/** A dialog that a declaration brings along, loaded when it is opened; it is given all the rest. */
export function OwnDialog<P extends DialogProps>({
  load,
  ...props
}: P & { readonly load: () => Promise<ComponentType<never>> }) {
  const Dialog = loaded<object>(load);
  useFocusReturn(true);
  return <Dialog {...props} />;
}
