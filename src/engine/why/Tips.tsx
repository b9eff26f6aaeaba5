import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Shown {
  readonly at: Element;
  readonly text: string;
}

/**
 * One tooltip for all the plain controls below: whatever has `data-tip` shows it under the pointer and
 * under the focus, until Escape. Ten thousand rows could not each have a tooltip of their own. Screen
 * readers get the same from the control's name or description.
 */
export function Tips({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const show = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest('[data-tip]') : null;
      const text = at?.getAttribute('data-tip');
      setTip(at && text ? { at, text } : undefined);
    };
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event);
    };
    const hide = () => setTip(undefined);
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const listened = [
      ['mouseover', show],
      ['mouseleave', hide],
      ['focusin', focus],
      ['focusout', hide],
      ['click', hide],
      ['keydown', leave],
    ] as const;
    for (const [name, listener] of listened) root.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listened) root.removeEventListener(name, listener as EventListener);
    };
  }, []);

  return (
    <div ref={box}>
      {children}
      <Popper
        open={Boolean(tip?.at.isConnected)}
        anchorEl={tip?.at ?? null}
        placement="bottom"
        // A tooltip would need a name; whoever hears the page has been told by the control itself.
        role="presentation"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ m: 0.5, px: 1, py: 0.5, maxWidth: 320, typography: 'body2' }} aria-hidden>
          {tip?.text}
        </Paper>
      </Popper>
    </div>
  );
}
