import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';

/** Component of the tip, loaded with the first one because the positioning library is large. */
const Tip = lazy(() => import('./Tip').then((file) => ({ default: file.Tip })));

interface Shown {
  readonly at: Element;
  readonly text: string;
}

interface TipsProps {
  readonly children: ReactNode;
  /** Uses `display: contents`, for children that the parent lays out directly. */
  readonly bare?: boolean;
}

/**
 * Renders one tooltip for all plain controls below it: an element with `data-tip` shows its text on hover and focus,
 * until Escape. With ten thousand rows, a tooltip component for each would be too slow. Screen readers get the same
 * text from the control's name or description.
 */
export function Tips({ children, bare = false }: TipsProps) {
  const [tip, setTip] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => setTip(undefined), []);

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const show = ({ target }: Event) => {
      // Elements inside a nested `Tips` belong to that one.
      const isOwn = target instanceof Element && target.closest('[data-tips]') === root;
      const at = isOwn ? target.closest('[data-tip]') : null;
      const text = at?.getAttribute('data-tip');
      setTip(at && text ? { at, text } : undefined);
    };
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event);
    };
    // The pointer may move onto the tip, to read it.
    const leaveFor = (event: Event) => {
      const to = (event as MouseEvent).relatedTarget;
      if (!(to instanceof Element && to.closest('[data-tip-shown]'))) hide();
    };
    const listened = [
      ['mouseover', show],
      ['mouseleave', leaveFor],
      ['focusin', focus],
      ['focusout', hide],
      ['click', hide],
    ] as const;
    for (const [name, listener] of listened) root.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listened) root.removeEventListener(name, listener as EventListener);
    };
  }, [hide]);

  useEffect(() => {
    if (!tip) return;
    // Handled in the capture phase: Escape closes only the tooltip, not the dialog around it.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (tip.at.isConnected) event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [tip, hide]);

  return (
    <div ref={box} data-tips style={bare ? { display: 'contents' } : undefined}>
      {children}
      {tip && (
        <Suspense>
          <Tip at={tip.at} text={tip.text} onLeave={hide} />
        </Suspense>
      )}
    </div>
  );
}
