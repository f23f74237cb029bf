import type { ChainNamespace } from '@latchkey/core'

export type DeleteConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** The address to delete. Absent: all recent addresses of the connector. */
  readonly address?: string | undefined
}
