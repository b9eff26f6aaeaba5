/** The style of what is told only to those who do not see the screen: a `style`, or an `sx`, where a width of 1 would be all there is. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
