import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { ThemeMode, ThemeVariables } from '../kit/Theme.ts'

/** A state change in one tab, sent to all other tabs of the origin. */
export type TabNews =
  | { readonly type: 'connect'; readonly namespace: ChainNamespace; readonly connectorId: string }
  | {
      readonly type: 'disconnect'
      readonly namespace: ChainNamespace
      readonly connectorId: string
    }
  | {
      readonly type: 'chain'
      readonly namespace: ChainNamespace
      readonly caipNetworkId: CaipNetworkId
    }
  /** Account names have changed. Other tabs read them from the storage. */
  | { readonly type: 'labels' }
  /** The visibility of balances has changed. Other tabs read it from the storage. */
  | { readonly type: 'balances' }
  /**
   * Pending transactions and deposits, or their closed toasts, have changed. Other tabs read them
   * from the storage.
   */
  | { readonly type: 'pending' }
  | {
      readonly type: 'theme'
      readonly themeMode: ThemeMode
      readonly themeVariables: ThemeVariables
    }

/** A message from one tab to the others. Messages of another `version` are ignored. */
export type TabMessage = {
  readonly version: 1
  readonly tabId: string
  /** Time at which the message was sent, in epoch milliseconds. */
  readonly time: number
} & TabNews
