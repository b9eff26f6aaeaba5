import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router';

interface LedAwayProps {
  /** Key of the sentence that gives the reason. */
  readonly why: string;
  readonly to: string;
}

/** Redirects from a page that is not available to this person or school, and shows the reason. */
export function LedAway({ why, to }: LedAwayProps) {
  const notify = useNotify();
  useEffect(() => notify(why, { type: 'warning' }), [notify, why]);
  return <Navigate to={to} replace />;
}
