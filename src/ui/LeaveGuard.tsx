import { useEffect, useState } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { guardLeaving } from './askToLeave';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface LeaveGuardProps {
  /** There is something that would be lost. */
  readonly when: boolean;
  /** What is asked, where it is not about changes. */
  readonly title?: string;
  readonly about?: string;
  /** Told when it is left all the same. */
  readonly onLeave: () => void;
}

/** Asks before a page with unsaved changes is left: by a link of the console, by signing out, by closing the tab. */
export function LeaveGuard({ when, title, about, onLeave }: LeaveGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  /** What is gone on with, where it is left by no link. */
  const [onwards, setOnwards] = useState<() => void>();
  useEffect(() => (when ? guardLeaving((go) => setOnwards(() => go)) : undefined), [when]);

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers show words of their own; the older ones those that they are given.
      if (title) event.returnValue = title;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when, title]);

  // Saved or thrown away while it was being asked: there is nothing to ask any more.
  const blocked = blocker.state === 'blocked';
  const { proceed } = blocker;
  useEffect(() => {
    if (blocked && !when) proceed?.();
  }, [blocked, when, proceed]);

  useEffect(() => {
    if (!onwards || when) return;
    setOnwards(undefined);
    onwards();
  }, [onwards, when]);

  const stay = () => {
    blocker.reset?.();
    setOnwards(undefined);
  };
  return (
    <Dialog
      open={(blocked || onwards !== undefined) && when}
      size="question"
      onClose={stay}
      title={title ?? translate('engine.form.leave.title')}
      about={about ?? translate('engine.form.leave.about')}
      actions={
        <>
          <Button onClick={onLeave}>{translate('engine.form.leave.leave')}</Button>
          <Button variant="contained" autoFocus onClick={stay}>
            {translate('engine.form.leave.stay')}
          </Button>
        </>
      }
    />
  );
}
