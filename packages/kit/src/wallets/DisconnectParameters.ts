import type { ChainNamespace } from '@latchkey/core'

export type DisconnectParameters = {
  /** Only this namespace; all when absent. */
  readonly namespace?: ChainNamespace | undefined
  /** Only this connector. */
  readonly id?: string | undefined
  /** Leaves the modal unchanged, because the calling view shows the remaining connections. */
  readonly keepModal?: boolean | undefined
}
