import type { RawPart } from './Decoded.ts'
import type { Action, TreeNode } from './Step.ts'

/**
 * A value on the approval screen. The screen's content is plain data with finished texts, so that
 * it can be sent to another window.
 */
export type ShownValue =
  | {
      readonly type: 'amount'
      /** The amount as text with all digits. A bound is part of the text: "at most 1,000". */
      readonly text: string
      readonly symbol: string
      /** The token's full address. Absent for the native currency. */
      readonly address?: string
      /** `true` if the symbol comes from the contract instead of the bundled list. */
      readonly unlisted?: boolean
    }
  | { readonly type: 'address'; readonly address: string; readonly name?: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type ShownRow = { readonly label: string; readonly value: ShownValue }

export type Section = {
  readonly action: Action
  /** Short description of a step's effect: "Send 1.5 ETH". */
  readonly title: string
  readonly rows: readonly ShownRow[]
  /** Why this part cannot be verified, with an id that the user can look up, e.g. a selector. */
  readonly doubt?: { readonly text: string; readonly id?: string }
}

export type Warning = { readonly level: 'danger' | 'caution'; readonly text: string }

export type Change = {
  readonly direction: 'in' | 'out' | 'allowance'
  readonly value: ShownValue
  readonly to?: string
}

/** Balance changes according to a simulation. `failed`: the chain would reject the transaction. */
export type Changes =
  | { readonly state: 'known'; readonly changes: readonly Change[] }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'unavailable' }
  /** The simulation confirms the title and shows no other change. */
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
  /** Rows that describe the request as a whole, not one of its steps. */
  readonly rows: readonly ShownRow[]
  readonly message?: { readonly text?: string; readonly hex: string }
  readonly warnings: readonly Warning[]
  /**
   * Whether every part of the request was decoded exactly. If `false`, approval needs a second,
   * deliberate step.
   */
  readonly verified: boolean
  /** Reason why the user cannot approve: the balance is too low. Absent if the user can approve. */
  readonly blocked?: string
  /** Simulated balance changes; absent if the request sends nothing to a chain. */
  readonly changes?: Changes
  readonly fee?: ShownFee
  readonly raw: readonly RawPart[]
}
