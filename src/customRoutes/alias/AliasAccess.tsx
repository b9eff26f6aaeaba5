import { Navigate } from 'react-router';

/** Redirects to the dashboard with the flag that opens the alias dialog (src/layout/ProfileMenu.tsx). */
export const AliasAccess = () => <Navigate to="/" replace state={{ argoId: true }} />;
