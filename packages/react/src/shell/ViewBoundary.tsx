import { Button, EmptyState } from '@latchkey/ui'
import { Component, type ReactNode } from 'react'
import { useText } from '../messages/en.ts'

export type ViewBoundaryProps = {
  readonly onCrash: (error: unknown) => void
  readonly children: ReactNode
}

type State = { readonly crashed: boolean }

/** The error boundary of a view. If the view crashes, the modal continues to work (S-103). */
export class ViewBoundary extends Component<ViewBoundaryProps, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return <ViewCrashed onRetry={() => this.setState({ crashed: false })} />
  }
}

function ViewCrashed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <EmptyState
      action={<Button onClick={onRetry}>{text('modal.tryAgain')}</Button>}
      title={text('modal.viewFailed')}
    />
  )
}
