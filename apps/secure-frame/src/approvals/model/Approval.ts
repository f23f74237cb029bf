import type { RawPart } from './Decoded.ts'
import type { Action, TreeNode } from './Step.ts'

/**
 * The content of the screen as plain data, with finished texts and figures. It can be sent to
 * another window.
 */
export type ShownValue =
  | {
      readonly type: 'amount'
      /** All digits, with its bound as text where the amount has one: "at most 1,000". */
      readonly text: string
      readonly symbol: string
      /** The token's full address. Absent for the native currency. */
      readonly address?: string
      /** The symbol comes from the contract and not from the bundled list. */
      readonly unlisted?: boolean
    }
  | { readonly type: 'address'; readonly address: string; readonly name?: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type ShownRow = { readonly label: string; readonly value: ShownValue }

export type Section = {
  readonly action: Action
  /** The effect as a short text: "Send 1.5 ETH". */
  readonly title: string
  readonly rows: readonly ShownRow[]
  /** The reason why this part cannot be verified, with an id for further research. */
  readonly doubt?: { readonly text: string; readonly id?: string }
}

export type Warning = { readonly level: 'danger' | 'caution'; readonly text: string }

export type Change = {
  readonly direction: 'in' | 'out' | 'allowance'
  readonly value: ShownValue
  readonly to?: string
}

/** Balance changes from a simulation. `failed`: the chain would reject the transaction. */
export type Changes =
  | { readonly state: 'known'; readonly changes: readonly Change[] }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'unavailable' }
  /** The simulation only confirms the title. */
  | { readonly state: 'as-said' }

export type ShownFee = {
  readonly maximum: string
  readonly expected?: string
  readonly sponsored: boolean
}

export type Approval = {
  readonly kind: Action | 'batch'
  readonly title: string
  readonly origin: string
  readonly account: string
  readonly accountType: string
  readonly networkName: string
  readonly sections: readonly Section[]
  /** Rows that describe the request as a whole. */
  readonly rows: readonly ShownRow[]
  readonly message?: { readonly text?: string; readonly hex: string }
  readonly warnings: readonly Warning[]
  /**
   * `true` if every part was decoded exactly. Otherwise the user takes a second, deliberate step
   * before approval.
   */
  readonly verified: boolean
  /** The reason why approval is impossible: the balance does not suffice. */
  readonly blocked?: string
  /** Absent for requests that send nothing to a chain. */
  readonly changes?: Changes
  readonly fee?: ShownFee
  readonly raw: readonly RawPart[]
}
