import { fillIn } from '@latchkey/core'
import { messages } from '../messages/messages.ts'
import type { ShownValue } from './model/Approval.ts'
import type { Action, Step } from './model/Step.ts'
import { getTokenFacts, type ShowContext, toShownAmount } from './toShownValue.ts'

const plainTitles: Readonly<Record<Action, string>> = messages.actions

const withAmount = new Set<Action>(['send', 'wrap', 'unwrap', 'burn', 'mint'])

/**
 * Returns a short title for the effect of a step: "Send 1.5 ETH", "Allow unlimited spending of
 * USDC".
 */
export function toTitle(step: Step, context: ShowContext): string {
  const plain = plainTitles[step.action]
  if (step.actor !== undefined) return fillIn(messages.titles.acts, { title: plain })
  const [move] = step.moves
  if (withAmount.has(step.action) && move) return toAmountTitle(plain, step, context)
  if (step.action === 'take-name') return toNameTitle(step)
  if (step.action === 'swap') return toSwapTitle(step, context)
  const [grant] = step.grants
  if (step.action !== 'approve' || !grant) return plain
  if (isPiece(grant.asset, context)) return messages.titles.takeItem
  const { symbol } = toParts(toShownAmount(grant, context))
  if (grant.amount === 0n) return fillIn(messages.titles.takeBack, { symbol })
  return fillIn(grant.unlimited ? messages.titles.unlimited : messages.titles.limited, { symbol })
}

function toAmountTitle(plain: string, step: Step, context: ShowContext): string {
  const [move] = step.moves
  if (!move) return plain
  const { text, symbol } = toParts(toShownAmount(move, context))
  return fillIn(messages.titles.amount, { title: plain, text, symbol })
}

function toNameTitle({ rows }: Step): string {
  const [name] = rows
  return fillIn(messages.titles.takeName, {
    name: name?.value.type === 'code' ? name.value.text : '',
  })
}

function toSwapTitle(step: Step, context: ShowContext): string {
  const symbols = step.rows.flatMap(({ value }) =>
    value.type === 'amount'
      ? [toParts(toShownAmount({ asset: value.asset, amount: value.amount }, context)).symbol]
      : [],
  )
  const [sold, bought] = symbols
  if (symbols.length !== 2 || sold === undefined || bought === undefined)
    return messages.actions.swap
  return fillIn(messages.titles.swap, { sold, bought })
}

function isPiece(asset: Step['grants'][number]['asset'], context: ShowContext): boolean {
  return getTokenFacts(asset, context.facts).standard === 'erc721'
}

function toParts(value: ShownValue) {
  return value.type === 'amount' ? value : { text: '', symbol: '' }
}
