import GlobalStyles from '@mui/material/GlobalStyles';

const hidden = { display: 'none !important' };

const styles = {
  '@media print': {
    '@page': { margin: '12mm' },
    'body *': { colorScheme: 'light' },
    'header, nav, .MuiDrawer-root, .MuiPopover-root, .MuiDialog-root, .no-print': hidden,
    // Buttons that expand a section are also its heading, so they are printed.
    'main .MuiButton-root:not([aria-expanded]), main .MuiIconButton-root': hidden,
    'body, main': { background: '#fff !important', color: '#000 !important', padding: '0 !important' },
  },
};

const across = { '@media print': { '@page': { size: 'A4 landscape' } } };

interface PrintStylesProps {
  /** True if the content is wider than it is high; the page is then printed in landscape. */
  readonly wide?: boolean;
}

/** Print styles: only the name of the page and its content, without bar, menu and buttons. */
export const PrintStyles = ({ wide = false }: PrintStylesProps) => (
  <GlobalStyles styles={wide ? across : styles} />
);
