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
  /** Names of accounts are stored, not told: what they are now stands there. */
  | { readonly type: 'labels' }
  /** Whether balances are covered is stored, not told: in doubt what stands there counts. */
  | { readonly type: 'balances' }
  /** Pending items and their closed toasts are stored, so the message does not carry them. */
  | { readonly type: 'pending' }
  | {
      readonly type: 'theme'
      readonly themeMode: ThemeMode
      readonly themeVariables: ThemeVariables
    }

/** One tab's word to the others. `version` is of this format; other versions are ignored. */
export type TabMessage = {
  readonly version: 1
  readonly tabId: string
  /** Epoch milliseconds. */
  readonly time: number
} & TabNews
