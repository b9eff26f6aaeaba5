import { createRoot } from 'react-dom/client';
import '../src/layout/fonts.css';
import { App } from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
