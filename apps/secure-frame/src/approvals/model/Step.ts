/**
 * The asset that a step of a request concerns. Steps are the output of the decoders: plain data
 * without display texts and without information from a network.
 */
export type Asset =
  | { readonly type: 'native' }
  | {
      readonly type: 'token'
      readonly address: string
      /**
       * Token standard. `either`: the call has the same encoding for ERC-20 (an amount) and ERC-721
       * (an id), and the chain decides which one applies.
       */
      readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'either' | 'spl'
      /**
       * Solana: the token account that holds the asset. It identifies the token if the instruction
       * does not name the mint.
       */
      readonly account?: string
      /** Id of one item in a collection. */
      readonly id?: bigint
    }

export type TreeNode = {
  readonly name: string
  readonly type?: string
  /** Text of a leaf of the shown tree of typed data. A branch has `children` instead. */
  readonly value?: string
  readonly children?: readonly TreeNode[]
}

export type Value =
  | {
      readonly type: 'amount'
      readonly asset: Asset
      readonly amount: bigint
      readonly bound?: 'most' | 'least'
    }
  | { readonly type: 'address'; readonly address: string }
  /** A point in time, as Unix time in seconds. */
  | { readonly type: 'time'; readonly seconds: bigint }
  /**
   * Text from the host or a contract. It is untrusted, so invisible characters are shown as visible
   * marks.
   */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type Row = { readonly label: string; readonly value: Value }

/** A transfer of an asset from one account to another, as part of a step. */
export type Move = {
  readonly asset: Asset
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** A right of another account to move an asset later, e.g. an ERC-20 allowance. */
export type Grant = {
  readonly asset: Asset
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  /**
   * Whether the granted amount is effectively unlimited: the largest of its type, or more than any
   * supply.
   */
  readonly unlimited: boolean
  /** Whether the grant covers all items of a collection, including future ones. */
  readonly all?: boolean
  /** Whether a signature alone grants the right, which a third party can submit to the chain. */
  readonly bySignature?: boolean
}

export const actions = [
  'send',
  'move',
  'send-nft',
  'approve',
  'increase-allowance',
  'decrease-allowance',
  'revoke',
  'permit',
  'transfer-by-signature',
  'approve-all',
  'revoke-all',
  'wrap',
  'unwrap',
  'swap',
  'call',
  'create-contract',
  'grant-permission',
  'revoke-permission',
  'sign-message',
  'sign-in',
  'sign-data',
  'create-account',
  'assign-account',
  'close-account',
  'set-authority',
  'create-token-account',
  'prepare-account',
  'use-nonce',
  'change-nonce-authority',
  'burn',
  'mint',
  'freeze',
  'memo',
  'set-fee',
  'take-name',
  'change-name',
  'set-name-address',
  'end-session',
] as const
export type Action = (typeof actions)[number]

export type Doubt = {
  readonly reason:
    | 'unknown_function'
    | 'unknown_contract'
    | 'unknown_program'
    | 'unknown_instruction'
    | 'unknown_type'
    | 'unknown_permission'
    | 'malformed'
    | 'too_deep'
    | 'binary'
    | 'attached_data'
    | 'lookup'
  /** Selector, program id or type name that the user can look up. */
  readonly id?: string
}

export type Step = {
  readonly action: Action
  readonly rows: readonly Row[]
  readonly moves: readonly Move[]
  readonly grants: readonly Grant[]
  /** Address of the called contract or program, if the step calls one. */
  readonly target?: string
  /** The acting address if it is not the account itself, e.g. a contract that forwards calls. */
  readonly actor?: string
  /** Why a part of the step could not be decoded. The screen then marks the step as unverified. */
  readonly doubt?: Doubt
  /** Marks a step that is dangerous regardless of the amount. */
  readonly danger?: 'ownership' | 'delayed'
}

/** Creates a step. Rows, moves and grants default to empty lists. */
export function toStep(step: Partial<Step> & Pick<Step, 'action'>): Step {
  return { rows: [], moves: [], grants: [], ...step }
}
