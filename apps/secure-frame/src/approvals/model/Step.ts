/** What decoders say: plain data without a word about how it looks. Nothing here came from a network. */
export type Asset =
  | { readonly type: 'native' }
  | {
      readonly type: 'token'
      readonly address: string
      /** `either`: the call reads the same for ERC-20 (an amount) and ERC-721 (a number); the chain has to say which. */
      readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'either' | 'spl'
      /** Solana: the token account it lies in, which names the token where the instruction does not. */
      readonly account?: string
      /** Of one piece of a collection. */
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
  /** A point in time, in seconds since 1970. */
  | { readonly type: 'time'; readonly seconds: bigint }
  /** Words of the host or of a contract: untrusted, shown with hidden characters made visible. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'tree'; readonly nodes: readonly TreeNode[] }

export type Row = { readonly label: string; readonly value: Value }

/** Something leaves one account for another. */
export type Move = {
  readonly asset: Asset
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Somebody may take something later. */
export type Grant = {
  readonly asset: Asset
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  /** The largest amount its type holds, or one so large that it comes to the same. */
  readonly unlimited: boolean
  /** All pieces of a collection, also later ones. */
  readonly all?: boolean
  /** By a signature alone, which somebody else carries to the chain. */
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
  /** Selector, program id or name of the type: what one could look up. */
  readonly id?: string
}

export type Step = {
  readonly action: Action
  readonly rows: readonly Row[]
  readonly moves: readonly Move[]
  readonly grants: readonly Grant[]
  /** The contract or program that is called, when one is. */
  readonly target?: string
  /** Who acts, where that is not the account itself: a contract that passes calls on. */
  readonly actor?: string
  /** Set when not everything was decoded: then the step claims nothing beyond its rows. */
  readonly doubt?: Doubt
  /** Harmful by its kind, whatever the amounts are. */
  readonly danger?: 'ownership' | 'delayed'
}

/** Makes a step out of what it has; rows, moves and grants are empty unless given. */
export function toStep(step: Partial<Step> & Pick<Step, 'action'>): Step {
  return { rows: [], moves: [], grants: [], ...step }
}
