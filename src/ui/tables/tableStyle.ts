/** On a phone a row is a card: what a cell is stands above it, and the heads but those with a checkbox are only heard. */
const cards = {
  '& table, & thead, & tbody, & tr, & td, & th': { display: 'block' },
  '& tr': { position: 'relative', borderBottom: 1, borderColor: 'divider', py: 0.5 },
  '& td, & th': { border: 0, py: 0.25 },
  '& td[data-label]::before': {
    content: 'attr(data-label) / ""',
    display: 'block',
    color: 'text.secondary',
    fontSize: '0.75rem',
  },
  '& tr:has(> .MuiTableCell-paddingCheckbox)': { minHeight: 44, pl: 5 },
  '& .MuiTableCell-paddingCheckbox': { position: 'absolute', left: 0, top: 4 },
  '& thead th:not(.MuiTableCell-paddingCheckbox)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    p: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** A table in a dialog: its head stays while it scrolls. */
export const tableStyle = {
  mt: 2,
  mb: 1,
  maxHeight: '55vh',
  overflow: 'auto',
  '& td, & th': { verticalAlign: 'top', px: 1, py: 0.75 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
  '& input[type=checkbox]': { width: 20, height: 20, m: 0.25 },
  '& mark': { bgcolor: 'warning.main', color: 'warning.contrastText', px: 0.125 },
  '@media (max-width: 599.95px)': cards,
} as const;
