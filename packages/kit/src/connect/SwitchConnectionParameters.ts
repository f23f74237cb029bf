import type { ChainNamespace } from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'

export type SwitchConnectionParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Account to use. Default: the first account of the wallet. */
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type SwitchConnectionReturnType = {
  readonly connection: Connection
  readonly hasSwitchedWallet: boolean
  readonly hasSwitchedAccount: boolean
}
