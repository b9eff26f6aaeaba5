import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/** A page that breaks leaves the frame around it standing. Keyed by address: another page starts anew. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
