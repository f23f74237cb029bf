import type { ChainNamespace } from '@latchkey/core'

export type AccountButtonProps = {
  readonly disabled?: boolean | undefined
  readonly balance?: 'show' | 'hide' | undefined
  readonly size?: 'sm' | 'md' | undefined
  /** Number of characters of the address to show before and after the ellipsis. */
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
  readonly namespace?: ChainNamespace | undefined
}
