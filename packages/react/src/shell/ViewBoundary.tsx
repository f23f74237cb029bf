import { Button, EmptyState } from '@latchkey/ui'
import { Component, type ReactNode } from 'react'
import { useText } from '../hooks/useText.ts'

type State = { readonly crashed: boolean }

/** Keeps a view that stops working from taking the modal along (S-103). */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
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
