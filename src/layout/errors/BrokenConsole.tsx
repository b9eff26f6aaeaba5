import { Component, type ReactNode } from 'react';
import { homePath } from '../homePath';
import { type ProblemSaid, useProblem } from './useProblem';

/** Returns the text with a key below `shell`, such as `problem.title` or `goHome`. */
type Say = (key: `${ProblemSaid}.${'title' | 'about' | 'reload'}` | 'goHome') => string;

interface BrokenConsoleProps {
  readonly say: Say;
  readonly children: ReactNode;
}

/** Renders an error page in place of a console that breaks outside its pages, without theme or frame. */
export class BrokenConsole extends Component<BrokenConsoleProps, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { say, children } = this.props;
    return this.state.error === undefined ? children : <WayOut say={say} error={this.state.error} />;
  }
}

function WayOut({ say, error }: { readonly say: Say; readonly error: unknown }) {
  const said = useProblem(error);
  return (
    <main className="start">
      <div>
        <h1>{say(`${said}.title`)}</h1>
        <p role="status">{say(`${said}.about`)}</p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            {say(`${said}.reload`)}
          </button>{' '}
          <a href={homePath()}>{say('goHome')}</a>
        </p>
      </div>
    </main>
  );
}
