import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchErrors } from './layout/errors/watchErrors';
import { keepPageOnDrop } from './layout/keepPageOnDrop';
import './layout/fonts.css';

keepPageOnDrop();
const root = document.getElementById('root');
if (root) createRoot(root, watchErrors('school')).render(<App />);

// The browser may bring a page back whole after its sign-out: what was on it belongs to a session that is over.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
