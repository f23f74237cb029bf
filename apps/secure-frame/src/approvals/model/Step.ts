/** Output of the decoders: plain data without any display text. No part comes from a network. */
export type Asset =
  | { readonly type: 'native' }
  | {
      readonly type: 'token'
      readonly address: string
      /**
       * `either`: the call has the same encoding for ERC-20 (an amount) and ERC-721 (an id). The
       * chain decides which.
       */
      readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'either' | 'spl'
      /**
       * Solana: the token account that holds it. It identifies the token when the instruction does
       * not name the mint.
       */
      readonly account?: string
      /** The id of one item of a collection. */
      readonly id?: bigint
    }

export type TreeNode = {
  readonly name: string
  readonly type?: string
  /** A leaf has a value, a branch has children. */
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
  /** Unix time in seconds. */
  | { readonly type: 'time'; readonly seconds: bigint }
  /**
   * Text from the host or a contract: untrusted, shown with visible marks for invisible characters.
   */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type Row = { readonly label: string; readonly value: Value }

/** A transfer of an asset between two accounts. */
export type Move = {
  readonly asset: Asset
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** A right of another account to move an asset later. */
export type Grant = {
  readonly asset: Asset
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  /** The largest amount of its type, or an amount so large that it never runs out. */
  readonly unlimited: boolean
  /** All items of a collection, including future ones. */
  readonly all?: boolean
  /** Granted by a signature alone, which a third party submits to the chain. */
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
  /** Selector, program id or type name for further research. */
  readonly id?: string
}

export type Step = {
  readonly action: Action
  readonly rows: readonly Row[]
  readonly moves: readonly Move[]
  readonly grants: readonly Grant[]
  /** The called contract or program, if the step calls one. */
  readonly target?: string
  /** The acting address if it is not the account: a contract that forwards calls. */
  readonly actor?: string
  /** Present if a part was not decoded. The step then claims nothing beyond its rows. */
  readonly doubt?: Doubt
  /** The step is dangerous for any amount. */
  readonly danger?: 'ownership' | 'delayed'
}

/** Creates a step. Rows, moves and grants default to empty lists. */
export function toStep(step: Partial<Step> & Pick<Step, 'action'>): Step {
  return { rows: [], moves: [], grants: [], ...step }
}
