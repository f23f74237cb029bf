import type { RawPart } from './Decoded.ts'
import type { Action, TreeNode } from './Step.ts'

/** What the screen draws: plain data, words and figures ready. It could be sent to another window. */
export type ShownValue =
  | {
      readonly type: 'amount'
      /** All digits, with its bound in words where it has one: "at most 1,000". */
      readonly text: string
      readonly symbol: string
      /** The token's address in full; absent for the native currency. */
      readonly address?: string
      /** The symbol is the contract's own claim, not one of the bundled list. */
      readonly unlisted?: boolean
    }
  | { readonly type: 'address'; readonly address: string; readonly name?: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type ShownRow = { readonly label: string; readonly value: ShownValue }

export type Section = {
  readonly action: Action
  /** What happens, in words: "Send 1.5 ETH". */
  readonly title: string
  readonly rows: readonly ShownRow[]
  /** Why this part cannot be verified, with the id to look it up by. */
  readonly doubt?: { readonly text: string; readonly id?: string }
}

export type Warning = { readonly level: 'danger' | 'caution'; readonly text: string }

export type Change = {
  readonly direction: 'in' | 'out' | 'allowance'
  readonly value: ShownValue
  readonly to?: string
}

/** What a simulation says would change. `failed`: the chain would refuse the transaction. */
export type Changes =
  | { readonly state: 'known'; readonly changes: readonly Change[] }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'unavailable' }
  /** Nothing but what the title says. */
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
  /** About the request as a whole. */
  readonly rows: readonly ShownRow[]
  readonly message?: { readonly text?: string; readonly hex: string }
  readonly warnings: readonly Warning[]
  /** Every part was decoded to the letter. Otherwise a second, deliberate step comes before approval. */
  readonly verified: boolean
  /** Why it cannot be approved at all: there is not enough to pay for it. */
  readonly blocked?: string
  /** Absent for what only is signed. */
  readonly changes?: Changes
  readonly fee?: ShownFee
  readonly raw: readonly RawPart[]
}
