import GlobalStyles from '@mui/material/GlobalStyles';

const hidden = { display: 'none !important' };

const styles = {
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '12mm' },
    'body *': { colorScheme: 'light' },
    'header, nav, .MuiDrawer-root, .MuiPopover-root, .MuiDialog-root, .no-print': hidden,
    'body, main': { background: '#fff !important', color: '#000 !important', padding: '0 !important' },
  },
};

/** On paper: the name of the page and what it shows, nothing to press. */
export const PrintStyles = () => <GlobalStyles styles={styles} />;
