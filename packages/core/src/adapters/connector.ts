import type { ChainNamespace } from '../caip/caip.ts'

export type ConnectorType =
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'MULTI_CHAIN'

/** Description of a connector. It is plain data, because stores and other tabs receive it. */
export type ConnectorInfo = {
  /**
   * Id that is unique in the namespace and stable over reloads: the rdns of an announced wallet,
   * otherwise its name. A duplicate gets its uuid or a number instead.
   */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly namespace: ChainNamespace
  /** Data URI of the announced icon (S-60). Absent if the wallet announced no valid one. */
  readonly icon?: string
  readonly rdns?: string
  /** Id of the wallet in the wallet directory, if known. */
  readonly explorerId?: string
  /** URL of the wallet's image in the directory. Used if the wallet announced no icon. */
  readonly imageUrl?: string
  /** True if two providers announced the same rdns or name. The list then shows a notice (S-61). */
  readonly duplicate?: boolean
}

/** A connector with its live provider. It is never stored, because a provider is not plain data. */
export type Connector = {
  readonly info: ConnectorInfo
  readonly provider: unknown
}
