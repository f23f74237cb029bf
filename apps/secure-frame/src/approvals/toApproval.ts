import { fillIn } from '@latchkey/core'
import { formatExact } from '../messages/formats.ts'
import { messages } from '../messages/messages.ts'
import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approval, Changes, Section, ShownFee, ShownValue } from './model/Approval.ts'
import type { Decoded } from './model/Decoded.ts'
import { type Facts, toFactKey } from './model/Facts.ts'
import type { Asset, Doubt, Row, Step } from './model/Step.ts'
import { blockedTexts, doubtTexts } from './texts.ts'
import {
  getTokenFacts,
  type ShowContext,
  toMint,
  toShownAmount,
  toShownRow,
} from './toShownValue.ts'
import { toTitle } from './toTitle.ts'
import { toWarnings } from './toWarnings.ts'

/**
 * Builds the content of the approval screen from the decoded request and the chain's facts. The
 * result depends on nothing else. Facts can mark a step as unverified, but never remove such a
 * mark.
 */
export function toApproval(request: SigningRequest, decoded: Decoded, facts: Facts): Approval {
  const { caipNetworkId, nativeCurrency, origin, account, accountType, networkName } = request
  const context: ShowContext = { caipNetworkId, nativeCurrency, facts }
  const shown = decoded.steps.filter((step) => step.action !== 'set-fee' || step.rows.length > 0)
  const sections = shown.map((step) => toSection(step, context))
  const blocked = toBlocked(request, decoded, context)
  const changes = isAsSaid(decoded, request, facts) ? asSaid : toChanges(context)
  return {
    kind: sections.length === 1 && sections[0] ? sections[0].action : 'batch',
    title: toWholeTitle(sections),
    origin,
    account,
    accountType,
    networkName,
    sections,
    rows: decoded.rows.map((row) => toShownRow(row, context)),
    warnings: toWarnings(decoded, request, facts),
    verified: sections.every((section) => section.doubt === undefined),
    raw: decoded.raw,
    ...(decoded.message && { message: decoded.message }),
    ...(blocked !== undefined && { blocked }),
    ...(changes && { changes }),
    ...(decoded.fee && { fee: toFee(decoded.fee, context) }),
  }
}

function toWholeTitle(sections: readonly Section[]): string {
  const main = sections.filter(({ action }) => !aside.has(action))
  const [only] = main.length === 1 ? main : sections
  if (only && (main.length === 1 || sections.length === 1)) return only.title
  return sections.length === 0
    ? messages.values.emptyTransaction
    : fillIn(messages.values.actionsAtOnce, { count: sections.length })
}

/**
 * Actions that only accompany another action of a transaction, so that the approval's title ignores
 * them.
 */
const aside = new Set<Step['action']>(['memo', 'set-fee', 'create-token-account', 'use-nonce'])

function toSection(step: Step, context: ShowContext): Section {
  const doubt = step.doubt ?? toFactDoubt(step, context.facts)
  const actor =
    step.actor === undefined ? [] : [{ label: messages.values.actingContract, address: step.actor }]
  return {
    action: step.action,
    title: toTitle(step, context),
    rows: [
      ...actor.map(({ label, address }) =>
        toShownRow({ label, value: { type: 'address', address } }, context),
      ),
      ...step.rows.filter((row) => !isInTitle(step, row)).map((row) => toShownRow(row, context)),
    ],
    ...(doubt && {
      doubt: { text: doubtTexts[doubt.reason], ...(doubt.id !== undefined && { id: doubt.id }) },
    }),
  }
}

/**
 * Returns whether the title already contains this row: "Send 1.5 ETH" contains the amount. The row
 * of a token stays, because it also shows the token's address.
 */
function isInTitle({ action, actor }: Step, { label, value }: Row): boolean {
  const isAmount =
    value.type === 'amount' && value.asset.type === 'native' && label === messages.labels.amount
  return isAmount && action === 'send' && actor === undefined
}

/**
 * Returns the reason to mark a step as unverified: the chain does not confirm that an address in
 * the step is a token of the expected standard. Returns `undefined` if it does.
 */
function toFactDoubt(step: Step, facts: Facts): Doubt | undefined {
  const assets = [...step.moves, ...step.grants].map(({ asset }) => asset)
  const rowAssets = step.rows.flatMap(({ value }) => (value.type === 'amount' ? [value.asset] : []))
  for (const asset of [...assets, ...rowAssets]) {
    if (asset.type === 'native') continue
    const { standard } = getTokenFacts(asset, facts)
    const expected = asset.standard === 'either' ? ['erc20', 'erc721'] : [asset.standard]
    const all = step.action === 'approve-all' || step.action === 'revoke-all'
    const fits = expected.includes(standard) || (all && standard === 'erc1155')
    if (!fits) return { reason: 'unknown_contract', id: toMint(asset, facts) }
  }
  return undefined
}

function toFee(
  { maximum, expected, sponsored = false }: NonNullable<Decoded['fee']>,
  { nativeCurrency: { symbol, decimals } }: ShowContext,
): ShownFee {
  const toText = (amount: bigint) => `${formatExact(amount, decimals)} ${symbol}`
  return {
    maximum: toText(maximum),
    sponsored,
    ...(expected !== undefined && { expected: toText(expected) }),
  }
}

/**
 * Returns why the user cannot approve if the balance does not cover the fee plus the amounts that
 * certainly leave the account. Otherwise returns `undefined`.
 */
function toBlocked(
  { account }: SigningRequest,
  { steps, fee }: Decoded,
  context: ShowContext,
): string | undefined {
  const { facts, nativeCurrency } = context
  const own = steps.flatMap(({ moves }) =>
    moves.filter((move) => toFactKey(move.from) === toFactKey(account)),
  )
  const value = own.reduce((sum, x) => (x.asset.type === 'native' ? sum + x.amount : sum), 0n)
  const due = value + (fee && !fee.sponsored ? fee.maximum : 0n)
  // The balance check needs a single step, because with several steps incoming value could pay for
  // later outgoing value.
  const certain = steps.length === 1 || facts.simulation?.state === 'failed'
  const { nativeBalance } = facts
  if (certain && nativeBalance !== undefined && due > nativeBalance)
    return blockedTexts.native(nativeCurrency.symbol)
  const [only] = own
  if (!certain || own.length !== 1 || !only || only.asset.type === 'native') return undefined
  const { balance, symbol, standard } = getTokenFacts(only.asset, facts)
  const counted = standard === 'erc20' || standard === 'spl'
  if (!fee || !counted || balance === undefined || only.amount <= balance) return undefined
  return blockedTexts.token(symbol ?? messages.values.tokens)
}

const asSaid: Changes = { state: 'as-said' }

/**
 * Returns whether the simulation confirms the only step: the step's amount leaves the account, and
 * nothing else changes.
 */
function isAsSaid({ steps }: Decoded, { account }: SigningRequest, facts: Facts): boolean {
  const { simulation } = facts
  const [step, ...others] = steps
  const [move, ...moves] = step?.moves ?? []
  if (simulation?.state !== 'known' || simulation.allowances.length > 0) return false
  const [change, ...further] = simulation.changes
  if (!change || !move || others.length + moves.length + further.length > 0) return false
  const isSame = toFactKey(toMint(change.asset, facts)) === toFactKey(toMint(move.asset, facts))
  const isOwn = toFactKey(move.from) === toFactKey(account)
  return step?.action === 'send' && isOwn && isSame && change.amount === -move.amount
}

function toChanges(context: ShowContext): Changes | undefined {
  const { simulation } = context.facts
  if (simulation?.state !== 'known') return simulation
  const assets = simulation.changes.map(({ asset, amount }) => ({
    direction: amount < 0n ? ('out' as const) : ('in' as const),
    value: toShownAmount({ asset, amount: amount < 0n ? -amount : amount }, context),
  }))
  const allowances = simulation.allowances.map(({ asset, amount, all, spender }) => ({
    direction: 'allowance' as const,
    to: spender,
    value: all
      ? toEveryItem(asset, context)
      : toShownAmount({ asset, amount, bound: 'most' }, context),
  }))
  return { state: 'known', changes: [...assets, ...allowances] }
}

function toEveryItem(asset: Asset, context: ShowContext): ShownValue {
  const shown = toShownAmount({ asset, amount: 0n }, context)
  return shown.type === 'amount' ? { ...shown, text: messages.values.everyItemOf } : shown
}
