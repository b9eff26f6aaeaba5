import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { Loading } from '../../../src/ui/Loading';
import { styled } from '../../fixtures/styled';

it('tells who does not see it what is awaited, and draws the shape of what comes after 300 ms', () => {
  const { container } = render(
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <Loading heights={[48, 220]} />
    </CoreAdminContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Caricamento in corso...$/);
  const shapes = [...container.querySelectorAll<HTMLElement>('.MuiSkeleton-root')];
  expect(shapes.map(({ style }) => style.height)).toEqual(['48px', '220px']);
  const shape = shapes[0]?.parentElement as HTMLElement;
  expect(shape).toHaveAttribute('aria-hidden');
  expect(styled(shape, 'animation')).toMatch(/ 1ms 300ms backwards$/);
});
