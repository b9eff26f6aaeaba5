import { useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConsoleTheme } from '../../../src/layout/ConsoleTheme';

const Mode = () => <output>{useTheme().palette.mode}</output>;

/** Renders the theme for a person who chose the dark one, with these media queries matching. */
function drawOn(media: readonly string[]) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: media.includes(query),
      onchange: null,
    } as never),
  );
  render(
    <StoreContextProvider value={memoryStore({ theme: 'dark' })}>
      <ConsoleTheme>
        <Mode />
      </ConsoleTheme>
    </StoreContextProvider>,
  );
  return screen.getByRole('status').textContent;
}

describe('the theme', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is the one that was chosen on a screen', () => {
    expect(drawOn([])).toBe('dark');
  });

  it('is the light one on paper', () => {
    expect(drawOn(['not screen'])).toBe('light');
  });
});
