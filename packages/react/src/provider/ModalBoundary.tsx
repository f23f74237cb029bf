import { Component, type ReactNode } from 'react'

export type ModalBoundaryProps = {
  /**
   * Called after the whole modal has crashed. The modal is already unmounted; the callback updates
   * the state of the kit.
   */
  readonly onCrash: () => void
  readonly children: ReactNode
}

type State = { readonly crashed: boolean }

/**
 * The outermost error boundary. When the modal crashes, it closes and the page keeps working
 * (S-103).
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
