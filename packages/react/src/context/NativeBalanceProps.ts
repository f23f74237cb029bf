import type { ChainNamespace } from '@latchkey/core'
import type { ReactNode } from 'react'

export type NativeBalanceProps = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Stands there until it is known, or known that nobody can say. */
  readonly waiting: ReactNode
}
