import { describe, expect, it } from 'vitest';
import { bar, createConsoleTheme } from '../../../src/layout/theme';
import { inputBorders } from '../../../src/ui/inputBorders';

/** Returns the contrast ratio of two colours as in WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

describe('the theme', () => {
  it('SHELL-050 has #3d4853 as its primary colour, and the bar keeps it in the dark', () => {
    expect(createConsoleTheme('light').palette.primary.main).toBe('#3d4853');
    expect(bar.ground).toBe('#3d4853');
  });

  it.each(['light', 'dark'] as const)(
    'can be read when %s: 4.5:1 for text, 3:1 for the focus ring and the edges of fields',
    (mode) => {
      const { palette, components } = createConsoleTheme(mode);
      const grounds = [palette.background.default, palette.background.paper];
      for (const ground of grounds) {
        expect(contrast(palette.text.primary, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
        for (const tone of tones)
          expect(contrast(palette[tone].main, ground), tone).toBeGreaterThanOrEqual(4.5);
        const link = components?.MuiCssBaseline?.styleOverrides as Record<string, { color?: string }>;
        expect(contrast(link['a:not([class])']?.color ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(inputBorders[mode], ground)).toBeGreaterThanOrEqual(3);
        const css = JSON.stringify(components?.MuiCssBaseline?.styleOverrides);
        const ring = /:focus-visible":\{"outline":"3px solid (#\w+)"/.exec(css)?.[1] ?? '';
        expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
      }
      for (const tone of tones) {
        expect(contrast(palette[tone].main, palette[tone].contrastText), tone).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(bar.text, bar.ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('lets a bar of progress jump: gliding is painted sixty times a second, which an upload has to wait for', () => {
    const { components } = createConsoleTheme('light');
    expect(components?.MuiLinearProgress?.styleOverrides?.bar1).toEqual({ transition: 'none' });
  });
});
