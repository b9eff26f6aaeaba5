import { createTheme, type Theme } from '@mui/material/styles';
import { inputBorders } from '../ui/inputBorders';

/** Colour given by the specification (SHELL-050). */
const PRIMARY = '#3d4853';

/** Light palette. Every text has a contrast of at least 4.5:1, every meaningful outline and border 3:1. */
const light = {
  mode: 'light',
  primary: { main: PRIMARY, contrastText: '#fff' },
  secondary: { main: '#0b5cad', contrastText: '#fff' },
  success: { main: '#1f6b36', contrastText: '#fff' },
  info: { main: '#0b5cad', contrastText: '#fff' },
  warning: { main: '#8a4b00', contrastText: '#fff' },
  error: { main: '#b3261e', contrastText: '#fff' },
  background: { default: '#f4f6f8', paper: '#fff' },
  text: { primary: '#1d252c', secondary: '#4d5963' },
  divider: '#d3d9de',
} as const;

const dark = {
  mode: 'dark',
  primary: { main: '#b4c3d0', contrastText: '#12181d' },
  secondary: { main: '#8fc1f5', contrastText: '#12181d' },
  success: { main: '#86d19a', contrastText: '#12181d' },
  info: { main: '#8fc1f5', contrastText: '#12181d' },
  warning: { main: '#f2bd74', contrastText: '#12181d' },
  error: { main: '#f5a19a', contrastText: '#12181d' },
  background: { default: '#14191e', paper: '#1c2329' },
  text: { primary: '#e8edf1', secondary: '#b3bec7' },
  divider: '#3a444d',
} as const;

/** The bar keeps the product's colour in both modes. */
export const bar = { ground: PRIMARY, text: '#fff' } as const;

const ring = { light: '#0b5cad', dark: '#ffd27d' } as const;

/** Creates the theme of the console: calm, dense enough for office work, light or dark. */
export function createConsoleTheme(mode: 'light' | 'dark'): Theme {
  const focus = { outline: `3px solid ${ring[mode]}`, outlineOffset: 2 };
  const palette = mode === 'dark' ? dark : light;
  return createTheme({
    palette,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: '"Titillium Web", system-ui, sans-serif',
      fontSize: 14,
      fontWeightMedium: 600,
      h1: { fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.25 },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
      body1: { fontSize: '1rem' },
      body2: { fontSize: '0.9375rem' },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
    },
    components: {
      // A message that scrolls cannot be reached by keyboard, so long words break instead.
      MuiAlert: {
        styleOverrides: { message: { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          // Native controls follow the mode that the person chose, not that of the system; see start.css.
          ':root': { colorScheme: mode },
          ':focus-visible': focus,
          // The browser's default blue of unstyled links is illegible on a dark background.
          'a:not([class])': { color: palette.secondary.main },
          // These take the focus only as a starting point for reading, not for interaction.
          'h1:focus, main:focus, .MuiDialog-container:focus, .MuiDialog-paper:focus, .MuiPopover-paper:focus, .MuiDrawer-root:focus':
            {
              outline: 'none',
            },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
          '@media (forced-colors: active)': {
            // Forced colours remove backgrounds, so without a border these would look like plain text.
            'body :is(.MuiPaper-root, .MuiButton-root, .MuiChip-root)': { border: '1px solid' },
            '[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: -2 },
            // With forced colours, a border that only changes its colour would not change at all.
            '.MuiOutlinedInput-root.Mui-focused': { outline: '2px solid Highlight', outlineOffset: 2 },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focus } },
      },
      // Elevation is shown by borders, not by MUI's lighter background.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      // MUI's transition would repaint sixty times a second while an upload runs.
      MuiLinearProgress: { styleOverrides: { bar1: { transition: 'none' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      // MUI's default borders have too little contrast. Focused and invalid inputs keep their own.
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: inputBorders[mode] },
          root: {
            '@media (hover: none)': {
              '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
                borderColor: inputBorders[mode],
              },
            },
          },
        },
      },
      MuiSwitch: { styleOverrides: { track: { opacity: 0.55 } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
    },
  });
}
