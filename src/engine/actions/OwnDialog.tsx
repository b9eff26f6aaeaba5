import type { ComponentType } from 'react';
import { loaded } from '../../ui/loaded';
import { useFocusReturn } from '../../ui/useFocusReturn';
import type { DialogProps } from '../declaration/resource';

/** Renders the dialog component that a declaration loads with `load`; all other props are passed on to it. */
export function OwnDialog<P extends DialogProps>({
  load,
  ...props
}: P & { readonly load: () => Promise<ComponentType<never>> }) {
  const Dialog = loaded<object>(load);
  useFocusReturn(true);
  return <Dialog {...props} />;
}
