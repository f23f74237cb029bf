import type { ShownValue } from './model/Approval.ts'
import type { Action, Step } from './model/Step.ts'
import { getTokenFacts, type ShowContext, toShownAmount } from './toShownValue.ts'

const plainTitles: Readonly<Record<Action, string>> = {
  send: 'Send',
  move: 'Move tokens of another account',
  'send-nft': 'Send an item',
  approve: 'Allow spending',
  'increase-allowance': 'Raise an allowance',
  'decrease-allowance': 'Lower an allowance',
  revoke: 'Take back an allowance',
  permit: 'Allow spending by signature',
  'transfer-by-signature': 'Allow a transfer by signature',
  'approve-all': 'Hand a whole collection to an operator',
  'revoke-all': 'Take a collection back from an operator',
  wrap: 'Wrap',
  unwrap: 'Unwrap',
  swap: 'Swap',
  call: 'Call a contract',
  'create-contract': 'Create a contract',
  'grant-permission': 'Let an app act without asking',
  'revoke-permission': 'Take back a permission',
  'sign-message': 'Sign a message',
  'sign-in': 'Sign in',
  'sign-data': 'Sign data',
  'create-account': 'Create an account',
  'assign-account': 'Hand an account to a program',
  'close-account': 'Close a token account',
  'set-authority': 'Hand over a right',
  'create-token-account': 'Create a token account',
  'prepare-account': 'Prepare an account',
  'use-nonce': 'Use a durable nonce',
  'change-nonce-authority': 'Hand over a nonce account',
  burn: 'Burn',
  mint: 'Mint',
  freeze: 'Freeze a token account',
  memo: 'Leave a memo',
  'set-fee': 'Set the fee',
}

const withAmount = new Set<Action>(['send', 'wrap', 'unwrap', 'burn', 'mint'])

/** What a step does, in a few words: "Send 1.5 ETH", "Allow unlimited spending of USDC". */
export function toTitle(step: Step, context: ShowContext): string {
  const plain = plainTitles[step.action]
  if (step.actor !== undefined) return `A contract acts: ${plain.toLowerCase()}`
  const [move] = step.moves
  if (withAmount.has(step.action) && move) return toAmountTitle(plain, step, context)
  if (step.action === 'swap') return toSwapTitle(step, context)
  const [grant] = step.grants
  if (step.action !== 'approve' || !grant) return plain
  if (isPiece(grant.asset, context)) return 'Allow somebody to take an item'
  const { symbol } = toParts(toShownAmount(grant, context))
  if (grant.amount === 0n) return `Take back an allowance of ${symbol}`
  return grant.unlimited ? `Allow unlimited spending of ${symbol}` : `Allow spending of ${symbol}`
}

function toAmountTitle(plain: string, step: Step, context: ShowContext): string {
  const [move] = step.moves
  if (!move) return plain
  const { text, symbol } = toParts(toShownAmount(move, context))
  return `${plain} ${text} ${symbol}`
}

function toSwapTitle(step: Step, context: ShowContext): string {
  const symbols = step.rows.flatMap(({ value }) =>
    value.type === 'amount'
      ? [toParts(toShownAmount({ asset: value.asset, amount: value.amount }, context)).symbol]
      : [],
  )
  return symbols.length === 2 ? `Swap ${symbols[0]} for ${symbols[1]}` : 'Swap'
}

function isPiece(asset: Step['grants'][number]['asset'], context: ShowContext): boolean {
  return getTokenFacts(asset, context.facts).standard === 'erc721'
}

function toParts(value: ShownValue) {
  return value.type === 'amount' ? value : { text: '', symbol: '' }
}
