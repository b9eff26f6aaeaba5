/**
 * Returns the attributes of a control that cannot be used, for menu items, icon buttons and checkboxes: it can still be
 * reached, and its tip and description give the reason. `Button` has `disabledReason` instead.
 *
 * @param reason undefined for a control that can be used
 */
export const disabledProps = (reason: string | undefined) =>
  reason === undefined ? {} : { 'aria-disabled': true, 'aria-description': reason, 'data-tip': reason };
