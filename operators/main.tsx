import { createRoot } from 'react-dom/client';
import '../src/layout/fonts.css';
import { BrokenConsole } from '../src/layout/errors/BrokenConsole';
import { watchErrors } from '../src/layout/errors/watchErrors';
import { keepPageOnDrop } from '../src/layout/keepPageOnDrop';
import { App } from './App';
import { say } from './plain/say';

keepPageOnDrop();
const root = document.getElementById('root');
if (root)
  createRoot(root, watchErrors('staff')).render(
    <BrokenConsole say={say}>
      <App />
    </BrokenConsole>,
  );
