import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { ThemeMode, ThemeVariables } from '../kit/Theme.ts'

/** An event in a tab. */
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
  /**
   * Account names are stored, so the message does not carry them. The receiving tab reads the
   * storage.
   */
  | { readonly type: 'labels' }
  /**
   * The visibility of balances is stored, so the message does not carry it. The receiving tab reads
   * the storage.
   */
  | { readonly type: 'balances' }
  /** Pending items and their closed toasts are stored, so the message does not carry them. */
  | { readonly type: 'pending' }
  | {
      readonly type: 'theme'
      readonly themeMode: ThemeMode
      readonly themeVariables: ThemeVariables
    }

/**
 * A message of one tab to the others. `version` is the format's; messages of other versions are
 * ignored.
 */
export type TabMessage = {
  readonly version: 1
  readonly tabId: string
  /** Epoch milliseconds. */
  readonly time: number
} & TabNews
