import type { ChainNamespace } from '@latchkey/core'

export type DeleteConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Only this address; absent: all recent ones of the connector. */
  readonly address?: string | undefined
}
