import type { ChainNamespace } from '@latchkey/core'

export type ConnectParameters = {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly signal?: AbortSignal | undefined
}
