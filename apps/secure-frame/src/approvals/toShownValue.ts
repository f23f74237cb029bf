import { fillIn, type NativeCurrency } from '@latchkey/core'
import { formatExact, formatMoment } from '../messages/formats.ts'
import { messages } from '../messages/messages.ts'
import { getContractName } from './evm/contracts.ts'
import { isUnlimited } from './evm/unlimited.ts'
import type { ShownRow, ShownValue } from './model/Approval.ts'
import { type Facts, type TokenFacts, toFactKey } from './model/Facts.ts'
import type { Asset, Row, Value } from './model/Step.ts'

export type ShowContext = {
  readonly caipNetworkId: string
  readonly nativeCurrency: NativeCurrency
  readonly facts: Facts
}

const mostDecimals = 36
const unknownToken: TokenFacts = { standard: 'unknown', listed: false }

/** Formats a row of the decoded request for display, with the chain's facts about its token. */
export function toShownRow(row: Row, context: ShowContext): ShownRow {
  return { label: row.label, value: toShownValue(row.value, context) }
}

function toShownValue(value: Value, context: ShowContext): ShownValue {
  if (value.type === 'amount') return toShownAmount(value, context)
  if (value.type === 'time') return { type: 'text', text: toTime(value.seconds) }
  if (value.type !== 'address') return value
  const name = getContractName(context.caipNetworkId, value.address)
  return { type: 'address', address: value.address, ...(name !== undefined && { name }) }
}

export type Quantity = {
  readonly asset: Asset
  readonly amount: bigint
  readonly bound?: 'most' | 'least'
}

/**
 * Formats an amount with all of its digits. Shows an item of a collection by its id, and uses base
 * units if the decimals are unknown.
 */
export function toShownAmount(
  { asset, amount, bound }: Quantity,
  context: ShowContext,
): ShownValue {
  const template = bound === undefined ? '{amount}' : messages.values[bound]
  const toBound = (amount: string) => fillIn(template, { amount })
  if (asset.type === 'native') {
    const { symbol, decimals } = context.nativeCurrency
    return { type: 'amount', text: toBound(formatExact(amount, decimals)), symbol }
  }
  const facts = getTokenFacts(asset, context.facts)
  const address = toMint(asset, context.facts)
  const shown = {
    type: 'amount' as const,
    symbol: toSymbol(facts),
    address,
    ...(!facts.listed && { unlisted: true }),
  }
  const id = asset.id ?? (facts.standard === 'erc721' ? amount : undefined)
  if (id !== undefined) {
    const count = asset.id !== undefined && amount !== 1n ? `${formatExact(amount, 0)} × ` : ''
    return { ...shown, text: `${count}№ ${id}` }
  }
  const spender = bound === 'most' && isUnlimited(amount, asset.standard === 'spl' ? 64 : 256)
  if (spender) return { ...shown, text: messages.values.unlimited }
  const { decimals } = facts
  if (decimals === undefined || decimals > mostDecimals)
    return {
      ...shown,
      text: toBound(fillIn(messages.values.baseUnits, { amount: formatExact(amount, 0) })),
    }
  return { ...shown, text: toBound(formatExact(amount, decimals)) }
}

/**
 * Returns the facts of a token. If there are none, its symbol is unknown and amounts are shown in
 * base units.
 */
export function getTokenFacts(asset: Asset, facts: Facts): TokenFacts {
  return facts.tokens.get(toFactKey(toMint(asset, facts))) ?? unknownToken
}

/**
 * Returns the mint of an asset on Solana. An unchecked transfer names only token accounts, so their
 * mint comes from the chain's facts.
 */
export function toMint(asset: Asset, facts: Facts): string {
  if (asset.type === 'native') return ''
  if (asset.address || !asset.account) return asset.address
  return facts.tokenAccounts.get(asset.account)?.mint ?? ''
}

function toSymbol({ symbol }: TokenFacts): string {
  const seen = (symbol ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 16)
  return seen.trim() || messages.values.unknownToken
}

const latest = 253_402_300_799n

function toTime(seconds: bigint): string {
  if (seconds > latest) return messages.values.noEnd
  return `${formatMoment(Number(seconds) * 1000, 'UTC')} UTC`
}
