import { expect, test } from 'vitest'
import { multicall3 } from './evm/contracts.ts'
import { type Facts, noFacts, type TokenFacts, toFactKey } from './model/Facts.ts'
import type { Grant, Step } from './model/Step.ts'
import {
  account,
  createTestRequest,
  other,
  solanaNetwork,
  third,
} from './testing/createTestRequest.ts'
import { noteTexts, warningTexts } from './texts.ts'
import { toWarnings } from './toWarnings.ts'

const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const asset = { type: 'token', address: token, standard: 'erc20' } as const
const call: Step = { action: 'call', rows: [], moves: [], grants: [] }
const grant: Grant = { asset, owner: account, spender: other, amount: 5n, unlimited: false }
const listed: TokenFacts = { standard: 'erc20', listed: true, balance: 10n }

const code = (entries: Readonly<Record<string, boolean>>): Facts['code'] =>
  new Map(Object.entries(entries).map(([address, has]) => [toFactKey(address), has]))
const tokens = (facts: TokenFacts): Facts['tokens'] => new Map([[toFactKey(token), facts]])

/**
 * Returns the names of the warnings that the approval screen shows for these steps, worst first.
 */
function warn(
  steps: readonly Step[],
  facts: Partial<Facts> = {},
  caipNetworkId: 'eip155:1' | typeof solanaNetwork = 'eip155:1',
) {
  const request = createTestRequest({ method: 'eth_sendTransaction', params: [], caipNetworkId })
  const warnings = toWarnings({ steps, rows: [], raw: [], notes: [] }, request, {
    ...noFacts,
    ...facts,
  })
  const nameOf = (text: string) => Object.entries(warningTexts).find(([, x]) => x === text)?.[0]
  return warnings.map(({ text }) => nameOf(text))
}
const approve = (changed: Partial<Grant>): Step => ({ ...call, grants: [{ ...grant, ...changed }] })
const known = { code: code({ [other]: true }), tokens: tokens(listed) }

test.each([
  ['a step that says nothing', call, {}, []],
  ['the keys of an account', { ...call, danger: 'ownership' }, {}, ['ownership']],
  ['an actor that is not the account', { ...call, actor: other }, {}, ['by_other']],
  ['tokens of another account', { ...call, action: 'move' }, {}, ['other_owner']],
  [
    'a contract nobody knows',
    { ...call, target: other },
    { code: code({ [other]: true }) },
    ['unknown_contract'],
  ],
  [
    'an address without a contract',
    { ...call, target: other },
    { code: code({ [other]: false }) },
    ['no_code'],
  ],
  ['a network that does not answer', { ...call, target: other }, {}, ['not_checked']],
  [
    'a contract of the bundled list',
    { ...call, target: multicall3 },
    { code: code({ [multicall3]: true }) },
    [],
  ],
  [
    'a token of the bundled list',
    { ...call, target: token },
    { code: code({ [token]: true }), tokens: tokens(listed) },
    [],
  ],
  [
    'a token nobody knows',
    { ...call, target: token },
    { code: code({ [token]: true }), tokens: tokens({ ...listed, listed: false }) },
    ['unknown_contract'],
  ],
  ['a simulation that failed', call, { simulation: { state: 'failed' } }, ['would_fail']],
] as const)('S-52g: %s', (_name, step, facts, expected) => {
  expect(warn([step], facts)).toEqual(expected)
})

test.each([
  ['an amount that is there, to a contract', {}, ['unknown_contract']],
  ['more than is there', { amount: 11n }, ['above_balance', 'unknown_contract']],
  ['exactly what is there', { amount: 10n }, ['unknown_contract']],
  ['without a limit', { unlimited: true }, ['unlimited', 'unknown_contract']],
  ['every piece', { all: true, amount: 0n }, ['approve_all', 'unknown_contract']],
  ['by a signature alone', { bySignature: true }, ['by_signature', 'unknown_contract']],
  ['nothing any more', { amount: 0n }, []],
  ['to a program of another ecosystem', { spender: 'So1' }, []],
] as const)('S-52d: an allowance, %s', (_name, changed, expected) => {
  expect(warn([approve(changed)], known)).toEqual(expected)
})

test('S-52e: a spender without code is a danger; an unchecked spender is mentioned', () => {
  const facts = { ...known, code: code({ [other]: false }) }
  expect(warn([approve({})], facts)).toEqual(['spender_person'])
  expect(warn([approve({})], { ...known, code: code({}) })).toEqual(['not_checked'])
})

test('S-52e, A22: a spender that delegates to code (EIP-7702) is an account', () => {
  const facts = { ...known, code: code({ [other]: true }) }
  const delegated = new Set([toFactKey(other)])
  expect(warn([approve({})], { ...facts, delegated })).toEqual(['spender_person'])
  expect(warn([approve({})], { ...facts, delegated: new Set() })).toEqual(['unknown_contract'])
})

test('S-52g: sending a token to its own contract gives a warning', () => {
  const move = { asset, from: account, to: token, amount: 1n }
  const facts = { code: code({ [token]: true }), tokens: tokens(listed) }
  const send: Step = { ...call, action: 'send', target: token, moves: [move] }
  expect(warn([send], facts)).toEqual(['own_token'])
  expect(warn([{ ...send, action: 'call' }], facts)).toEqual([])
  expect(warn([{ ...send, moves: [{ ...move, to: other }] }], facts)).toEqual([])
})

test('S-52h: several recipients give a warning, for transfers and for allowances', () => {
  const to = (receiver: string): Step => ({
    ...call,
    moves: [{ asset, from: account, to: receiver, amount: 1n }],
  })
  expect(warn([to(other), to(other.toLowerCase())], known)).toEqual([])
  expect(warn([to(other), to(third)], known)).toEqual(['many_receivers'])
  expect(warn([to(third), approve({})], known)).toContain('many_receivers')
})

test('S-52g: Solana programs are identified by tables, not by code at an address', () => {
  expect(warn([{ ...call, target: 'Program1' }], {}, solanaNetwork)).toEqual([])
})

test('S-52g: warnings are sorted worst first without duplicates', () => {
  const steps: readonly Step[] = [
    { ...call, actor: other },
    { ...call, danger: 'ownership' },
    { ...call, danger: 'ownership' },
  ]
  expect(warn(steps)).toEqual(['ownership', 'by_other'])
})

test('S-53a, S-53f: dangerous notes about a message come before those that ask for caution', () => {
  const request = createTestRequest({ method: 'personal_sign', params: [] })
  const notes = ['hidden_characters', 'name_to_other', 'no_chain', 'sign_in_phrase'] as const
  const warnings = toWarnings({ steps: [], rows: [], raw: [], notes }, request, noFacts)
  expect(warnings).toEqual([
    { level: 'danger', text: noteTexts.name_to_other },
    { level: 'danger', text: noteTexts.sign_in_phrase },
    { level: 'caution', text: noteTexts.hidden_characters },
    { level: 'caution', text: noteTexts.no_chain },
  ])
})
