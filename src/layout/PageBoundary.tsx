import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface PageBoundaryProps {
  /**
   * Address of the page. A change of address resets the error, but does not remount a page that both addresses share.
   */
  readonly at: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly at: string;
  readonly broken: boolean;
  readonly error?: unknown;
}

/** Catches the error of a page, so that the frame around it stays usable. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { at: this.props.at, broken: false };

  static getDerivedStateFromProps({ at }: PageBoundaryProps, state: PageBoundaryState) {
    return at === state.at ? null : { at, broken: false };
  }

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error };
  }

  override render() {
    return this.state.broken ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
