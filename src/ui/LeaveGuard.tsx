import { useEffect, useState } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { guardLeaving } from './askToLeave';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { useInUse } from './inUse';

interface LeaveGuardProps {
  /** True if there are unsaved changes that would be lost. */
  readonly when: boolean;
  /** Title of the question; by default it is about unsaved changes. */
  readonly title?: string;
  readonly about?: string;
  /** Called when the person leaves anyway. */
  readonly onLeave: () => void;
  /** Called with true while the question is open. */
  readonly setAsking?: (isAsking: boolean) => void;
}

/**
 * Asks before the person leaves a page with unsaved changes, by a link of the console, by signing out or by closing the
 * tab.
 */
export function LeaveGuard({ when, title, about, onLeave, setAsking }: LeaveGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useInUse(when);

  /** The navigation to continue after the confirmation, if it was not started by a link. */
  const [onwards, setOnwards] = useState<() => void>();
  useEffect(() => (when ? guardLeaving((go) => setOnwards(() => go)) : undefined), [when]);

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers show their own text; older ones show this one.
      if (title) event.returnValue = title;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when, title]);

  // Continues if the changes were saved or discarded while the question was open, because there is nothing left to ask.
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

  const isAsking = blocked || onwards !== undefined;
  useEffect(() => setAsking?.(isAsking), [setAsking, isAsking]);

  const stay = () => {
    blocker.reset?.();
    setOnwards(undefined);
  };
  return (
    <Dialog
      open={isAsking && when}
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

/**
 * Guards a form that stands inside another one. The router asks only the blocker that was registered last, so this one
 * is registered only while there are changes: otherwise it would answer for the form around it.
 */
export function InnerLeaveGuard(props: LeaveGuardProps) {
  const [isAsking, setAsking] = useState(false);
  return (props.when || isAsking) && <LeaveGuard {...props} setAsking={setAsking} />;
}
