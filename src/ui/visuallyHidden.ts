/** Styles of content for screen readers only. Usable as `style`, or as `sx`, where a width of 1 would mean 100 %. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
