import type { ComponentType } from 'react';
import { loaded } from '../../ui/loaded';
import { useFocusReturn } from '../../ui/useFocusReturn';
import type { DialogProps } from '../declaration/resource';

/** A dialog that a declaration brings along, loaded when it is opened; it is given all the rest. */
export function OwnDialog<P extends DialogProps>({
  load,
  ...props
}: P & { readonly load: () => Promise<ComponentType<never>> }) {
  const Dialog = loaded<object>(load);
  useFocusReturn(true);
  return <Dialog {...props} />;
}
