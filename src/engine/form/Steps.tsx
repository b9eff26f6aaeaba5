import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';

interface StepsProps {
  readonly steps: readonly { readonly tab: string; readonly label: string; readonly content: ReactNode }[];
  readonly current: number;
  readonly open: (step: number) => void;
}

/** Renders a form one step at a time, with the list of all steps; earlier steps can be opened again. */
export function Steps({ steps, current, open }: StepsProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);

  // Move the focus to the heading, so that screen readers announce the new step.
  useLayoutEffect(() => {
    if (before.current !== current) heading.current?.focus();
    before.current = current;
  }, [current]);

  return (
    <>
      <Box
        component="ol"
        aria-label={translate('engine.form.steps')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 2, p: 0 }}
      >
        {steps.map(({ tab, label }, place) => (
          <li key={tab} aria-current={place === current ? 'step' : undefined}>
            {place < current ? (
              <Button size="small" onClick={() => open(place)}>
                {place + 1}. {label}
              </Button>
            ) : (
              <Box
                component="span"
                sx={{
                  display: 'inline-block',
                  px: 1,
                  py: 0.5,
                  typography: 'body2',
                  fontWeight: place === current ? 700 : 400,
                  color: place === current ? 'primary.main' : 'text.secondary',
                }}
              >
                {place + 1}. {label}
              </Box>
            )}
          </li>
        ))}
      </Box>
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h2', mt: 0, mb: 2 }}>
        {translate('engine.form.step', {
          number: current + 1,
          total: steps.length,
          name: steps[current]?.label ?? '',
        })}
      </Box>
      {steps.map(({ tab, content }, place) => (
        <Box key={tab} hidden={place !== current}>
          {content}
        </Box>
      ))}
    </>
  );
}
