/** A table in a dialog: its head stays while it scrolls, on a phone it may be wider than the screen. */
export const tableStyle = {
  mt: 2,
  mb: 1,
  maxHeight: '55vh',
  overflow: 'auto',
  '& td, & th': { verticalAlign: 'top', px: 1, py: 0.75 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
  '& input[type=checkbox]': { width: 20, height: 20, m: 0.25 },
  '& mark': { bgcolor: 'warning.main', color: 'warning.contrastText', px: 0.125 },
} as const;
