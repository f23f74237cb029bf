import { BaseError, fillIn } from '@latchkey/core'
import { Button, Text } from '@latchkey/ui'
import { Component, type ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import { Page } from './Page.tsx'

export type PageBoundaryProps = {
  readonly children: ReactNode
  readonly onReload: () => void
}

type State = { readonly reference?: string }

/** Catches render errors of a page and offers a reload. Shows only the error's code (S-103). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { reference: error instanceof BaseError ? error.code : 'unexpected' }
  }

  override render(): ReactNode {
    const { reference } = this.state
    if (reference === undefined) return this.props.children
    return (
      <Page lead={messages.page.somethingInItFailed} title={messages.page.thisPageHasStopped}>
        <Button onClick={this.props.onReload} size="large" variant="primary" wide>
          {messages.page.reload}
        </Button>
        <Text size="small" tone="muted">
          {fillIn(messages.page.reference, { reference })}
        </Text>
      </Page>
    )
  }
}
