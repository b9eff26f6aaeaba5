/**
 * What a plain control that is out of use says: that it is, and why, to whoever sees it and whoever does not. It takes no
 * element of its own, so that it fits where there are many or where they are drawn often.
 *
 * @param why nothing where it is in use
 */
export const disabledProps = (why: string | undefined) =>
  why === undefined ? {} : { 'aria-disabled': true, 'aria-description': why, 'data-tip': why };
