import { createRoot } from 'react-dom/client';
import { Admin } from './Admin';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Admin />);
