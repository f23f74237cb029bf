import type { ChainNamespace } from '@latchkey/core'

export type DisconnectParameters = {
  /** The namespace to disconnect. Absent: all namespaces. */
  readonly namespace?: ChainNamespace | undefined
  /** The connector to disconnect. Absent: all connectors. */
  readonly id?: string | undefined
  /** Leaves the modal unchanged, because the calling view shows the remaining connections. */
  readonly keepModal?: boolean | undefined
}
