import { Navigate } from 'react-router';

/** The way to the alias: the dashboard, with the flag by which its dialog opens (src/layout/ProfileMenu.tsx). */
export const AliasAccess = () => <Navigate to="/" replace state={{ argoId: true }} />;
