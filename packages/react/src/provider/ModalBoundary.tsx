import { Component, type ReactNode } from 'react'

export type ModalBoundaryProps = {
  /**
   * Called when the modal has crashed and is unmounted. The callback updates the state of the kit.
   */
  readonly onCrash: () => void
  readonly children: ReactNode
}

type State = { readonly crashed: boolean }

/**
 * The outermost error boundary of the modal. If the modal crashes, it is unmounted and the page
 * continues to work (S-103).
 */
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
