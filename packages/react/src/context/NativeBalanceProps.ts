import type { ChainNamespace } from '@latchkey/core'
import type { ReactNode } from 'react'

export type NativeBalanceProps = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Placeholder until the balance is loaded or has failed to load. */
  readonly waiting: ReactNode
}
