import { Component, type ReactNode } from 'react'

export type ModalBoundaryProps = {
  /** The whole modal stopped working. It is gone already; this makes its state agree. */
  readonly onCrash: () => void
  readonly children: ReactNode
}

type State = { readonly crashed: boolean }

/** The last boundary: whatever breaks, the modal closes and the page goes on (S-103). */
export class ModalBoundary extends Component<ModalBoundaryProps, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch(): void {
    this.props.onCrash()
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children
  }
}
