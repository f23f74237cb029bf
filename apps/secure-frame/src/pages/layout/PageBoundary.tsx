import { BaseError } from '@latchkey/core'
import { Button, Text } from '@latchkey/ui'
import { Component, type ReactNode } from 'react'
import { Page } from './Page.tsx'

export type PageBoundaryProps = {
  readonly children: ReactNode
  readonly onReload: () => void
}

type State = { readonly reference?: string }

/** Says calmly that a page has stopped, and how to go on. Of the error nothing is told but its code (S-103). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { reference: error instanceof BaseError ? error.code : 'unexpected' }
  }

  override render(): ReactNode {
    const { reference } = this.state
    if (reference === undefined) return this.props.children
    return (
      <Page
        lead="Something in it failed. Your wallet is not affected. Reload the page to go on."
        title="This page has stopped"
      >
        <Button onClick={this.props.onReload} size="large" variant="primary" wide>
          Reload
        </Button>
        <Text size="small" tone="muted">
          Reference {reference}
        </Text>
      </Page>
    )
  }
}
