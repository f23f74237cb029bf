import { Component, type ReactNode } from 'react'

export type PromptBoundaryProps = {
  readonly children: ReactNode
  /** Content that is shown instead of a prompt that fails to render. */
  readonly fallback: ReactNode
}

type State = { readonly crashed: boolean }

/** Catches render errors of a prompt, so that the user never faces an empty frame (S-103). */
export class PromptBoundary extends Component<PromptBoundaryProps, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}
