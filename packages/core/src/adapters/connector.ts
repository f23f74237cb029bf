import type { ChainNamespace } from '../caip/caip.ts'

export type ConnectorType =
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'MULTI_CHAIN'

/** Description of a connector. Plain data, because stores and other tabs receive it. */
export type ConnectorInfo = {
  /**
   * Unique in its namespace: the rdns of an announced wallet, otherwise its name, both stable over
   * reloads. A duplicate gets its uuid or a number instead.
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
  /** Absolute URL of the directory's image. Used if the wallet announced no icon. */
  readonly imageUrl?: string
  /** True if two providers announced the same rdns or name. The list then shows a notice (S-61). */
  readonly duplicate?: boolean
}

/** A connector with its live provider. Never stored. */
export type Connector = {
  readonly info: ConnectorInfo
  readonly provider: unknown
}
