import type { SigningRequest } from '../requests/SigningRequest.ts'
import { getContractName, isWrappedNative } from './evm/contracts.ts'
import type { Warning } from './model/Approval.ts'
import type { Decoded } from './model/Decoded.ts'
import { type Facts, toFactKey } from './model/Facts.ts'
import type { Grant, Step } from './model/Step.ts'
import { noteTexts, warningTexts } from './texts.ts'
import { getTokenFacts } from './toShownValue.ts'

type WarningName = keyof typeof warningTexts

const dangers = new Set<WarningName>([
  'unlimited',
  'approve_all',
  'spender_person',
  'ownership',
  'by_signature',
  'no_code',
  'would_fail',
])
const dangerousNotes = new Set<string>(['sign_in_phrase', 'not_text', 'delayed', 'name_to_other'])

type Context = {
  readonly request: SigningRequest
  readonly facts: Facts
}

/** Returns the warnings of a request (S-52), most serious first, without duplicates. */
export function toWarnings(
  decoded: Decoded,
  request: SigningRequest,
  facts: Facts,
): readonly Warning[] {
  const context = { request, facts }
  const names = new Set<WarningName>([
    ...decoded.steps.flatMap((step) => [
      ...step.grants.flatMap((grant) => ofGrant(grant, context)),
      ...ofStep(step, context),
    ]),
    ...ofBatch(decoded.steps),
    ...ofSimulation(facts),
  ])
  const warnings: Warning[] = [...names].map((name) => ({
    level: dangers.has(name) ? 'danger' : 'caution',
    text: warningTexts[name],
  }))
  const notes: Warning[] = decoded.notes.map((note) => ({
    level: dangerousNotes.has(note) ? 'danger' : 'caution',
    text: noteTexts[note],
  }))
  const all = [...warnings, ...notes]
  return [
    ...all.filter(({ level }) => level === 'danger'),
    ...all.filter(({ level }) => level === 'caution'),
  ]
}

function ofGrant(grant: Grant, context: Context): readonly WarningName[] {
  const names: WarningName[] = [...ofAmount(grant, context.facts)]
  if (grant.bySignature) names.push('by_signature')
  const hasSpender = grant.spender.startsWith('0x') && (grant.all || grant.amount > 0n)
  return hasSpender ? [...names, ...ofSpender(grant.spender, context)] : names
}

function ofAmount(grant: Grant, facts: Facts): readonly WarningName[] {
  const token = getTokenFacts(grant.asset, facts)
  if (grant.all) return ['approve_all']
  if (token.standard === 'erc721') return []
  if (grant.unlimited) return ['unlimited']
  return token.balance !== undefined && grant.amount > token.balance ? ['above_balance'] : []
}

function ofSpender(spender: string, { request, facts }: Context): readonly WarningName[] {
  const key = toFactKey(spender)
  const hasCode = facts.code.get(key)
  if (hasCode === undefined) return ['not_checked']
  if (!hasCode || facts.delegated?.has(key)) return ['spender_person']
  return getContractName(request.caipNetworkId, spender) ? [] : ['unknown_contract']
}

function ofStep(step: Step, { request, facts }: Context): readonly WarningName[] {
  const names: WarningName[] = []
  if (step.danger === 'ownership') names.push('ownership')
  if (step.actor !== undefined) names.push('by_other')
  if (step.action === 'move') names.push('other_owner')
  if (
    step.moves.some((move) => move.to !== '' && move.to === step.target && step.action === 'send')
  )
    names.push('own_token')
  if (step.target !== undefined) names.push(...ofTarget(step.target, request, facts))
  return names
}

function ofTarget(
  target: string,
  { caipNetworkId }: SigningRequest,
  facts: Facts,
): readonly WarningName[] {
  if (!caipNetworkId.startsWith('eip155:')) return []
  const hasCode = facts.code.get(toFactKey(target))
  if (hasCode === undefined) return ['not_checked']
  if (!hasCode) return ['no_code']
  const known =
    facts.tokens.get(toFactKey(target))?.listed ||
    getContractName(caipNetworkId, target) !== undefined ||
    isWrappedNative(caipNetworkId, target)
  return known ? [] : ['unknown_contract']
}

/**
 * Warns if a batch has several recipients: targets of transfers and holders of grants. Contracts
 * that only forward assets count too.
 */
function ofBatch(steps: readonly Step[]): readonly WarningName[] {
  const receivers = new Set(
    steps.flatMap((step) => [
      ...step.moves.map((move) => toFactKey(move.to)),
      ...step.grants.map((grant) => toFactKey(grant.spender)),
    ]),
  )
  return receivers.size > 1 ? ['many_receivers'] : []
}

function ofSimulation({ simulation }: Facts): readonly WarningName[] {
  return simulation?.state === 'failed' ? ['would_fail'] : []
}
