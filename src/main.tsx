import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchErrors } from './layout/errors/watchErrors';
import { keepPageOnDrop } from './layout/keepPageOnDrop';
import './layout/fonts.css';

keepPageOnDrop();
const root = document.getElementById('root');
if (root) createRoot(root, watchErrors('school')).render(<App />);

// The browser may restore a whole page after sign-out. The page is reloaded, because its content belongs to a session
// that is over.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
