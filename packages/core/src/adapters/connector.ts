import type { ChainNamespace } from '../caip/caip.ts'

export type ConnectorType =
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'MULTI_CHAIN'

/** What is known of a way to connect. Plain data: it sits in stores and goes to other tabs. */
export type ConnectorInfo = {
  /** Unique in its namespace and stable over reloads: the rdns of an announced wallet, else its name, else its uuid. */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly namespace: ChainNamespace
  /** Data URI of an announced icon (S-60); absent where none was valid. */
  readonly icon?: string
  readonly rdns?: string
  /** Directory id, where known. */
  readonly explorerId?: string
  /** Complete address of an image of the directory, where there is no announced icon. */
  readonly imageUrl?: string
  /** Two providers announced the same rdns or name: shown with a notice (S-61). */
  readonly duplicate?: boolean
}

/** A connector with its live provider. Never in a store. */
export type Connector = {
  readonly info: ConnectorInfo
  readonly provider: unknown
}
