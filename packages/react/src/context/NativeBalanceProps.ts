import type { ChainNamespace } from '@latchkey/core'
import type { ReactNode } from 'react'

export type NativeBalanceProps = {
  /** Namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Shown until the balance has loaded or failed to load. */
  readonly waiting: ReactNode
}
