import type { ChainNamespace } from '@latchkey/core'

export type DisconnectParameters = {
  /** Only this namespace; all when absent. */
  readonly namespace?: ChainNamespace | undefined
  /** Only this connector. */
  readonly id?: string | undefined
  /** The modal stays as it is: the view that asked shows what is left. */
  readonly keepModal?: boolean | undefined
}
