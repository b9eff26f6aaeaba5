import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router';

interface LedAwayProps {
  /** The key of the sentence that says why. */
  readonly why: string;
  readonly to: string;
}

/** In place of a page that is not for this person or school: another page, which says why. */
export function LedAway({ why, to }: LedAwayProps) {
  const notify = useNotify();
  useEffect(() => notify(why, { type: 'warning' }), [notify, why]);
  return <Navigate to={to} replace />;
}
