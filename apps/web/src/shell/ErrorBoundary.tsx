import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

export type ErrorBoundaryProps = {
  readonly children: ReactNode
  readonly onReload: () => void
}

/** Catches render errors of a screen, so that the rest of the page stays usable (S-103). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ErrorScreen error={error} onReload={this.props.onReload} />
  }
}
