import { Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { createWorld, requireAccount } from '../testing/createWorld.ts'
import { listCoins, requireScript, spend } from '../testing/spend.ts'
import { checkStandard, toDustLimit } from './checkStandard.ts'
import { checkTransaction } from './checkTransaction.ts'
import { toAddress, toScriptType } from './scripts.ts'

const [payer, other] = [requireAccount('v0_p2wpkh'), requireAccount('v0_p2wpkh', 1)]

function createExample(change: (transaction: Transaction) => void = () => {}): Transaction {
  const node = createWorld()
  const hex = spend(node, { from: payer, to: other.address, amount: 50_000n })
  const transaction = Transaction.fromHex(hex)
  change(transaction)
  return transaction
}

test.each([
  ['p2pkh', 546n],
  ['p2sh', 540n],
  ['v0_p2wpkh', 294n],
  ['v1_p2tr', 330n],
] as const)('default: the dust limit of %s is %i', (type, limit) => {
  const { address } = requireAccount(type)
  const script = requireScript(address)
  expect(toDustLimit({ script, value: 0n })).toBe(limit)
  expect([toScriptType(script), toAddress(script)]).toEqual([type, address])
})

test.each<[string, (transaction: Transaction) => void]>([
  ['bad-txns-vin-empty', (one) => one.ins.splice(0)],
  ['bad-txns-vout-empty', (one) => one.outs.splice(0)],
  ['bad-txns-inputs-duplicate', (one) => one.ins.push(...one.ins)],
  ['bad-txns-vout-toolarge', (one) => one.addOutput(new Uint8Array(), 2_100_000_000_000_001n)],
  [
    'bad-txns-txouttotal-toolarge',
    (one) => one.addOutput(new Uint8Array(), 2_100_000_000_000_000n),
  ],
])('error: %s', (reason, change) => {
  expect(() => checkTransaction(createExample(change))).toThrow(reason)
})

const addOutputs = (count: number) => (one: Transaction) => {
  for (let made = 0; made < count; made += 1) one.addOutput(requireScript(other.address), 1_000n)
}

test.each<[string, (transaction: Transaction) => void]>([
  ['version', (one) => Object.assign(one, { version: 4 })],
  ['dust', (one) => one.addOutput(requireScript(other.address), 293n)],
  ['scriptpubkey', (one) => one.addOutput(Buffer.from('b3', 'hex'), 9_000n)],
  ['scriptsig-not-pushonly', (one) => one.setInputScript(0, Buffer.from('ac', 'hex'))],
  ['scriptsig-size', (one) => one.setInputScript(0, new Uint8Array(1_651))],
  ['tx-size', addOutputs(3_300)],
])('error: nodes do not relay %s', (reason, change) => {
  expect(() => checkStandard(createExample())).not.toThrow()
  expect(() => checkStandard(createExample(change))).toThrow(new RegExp(`^${reason}$`))
})

test('error: 400,000 weight units are relayed, more are not', () => {
  const heavy = createExample(addOutputs(3_200))
  expect(heavy.weight()).toBeLessThan(400_000)
  expect(() => checkStandard(heavy)).not.toThrow()
})

test('error: a lock time that is not reached, by height and by time', () => {
  const node = createWorld()
  const { height } = node.getLedger().getTip()
  const pay = (locktime: number) =>
    spend(node, { from: payer, to: other.address, amount: 1_000n, locktime, sequence: 0xfffffffe })
  expect(() => node.submit(pay(height + 2))).toThrow(/^non-final$/)
  expect(() => node.submit(pay(2_000_000_000))).toThrow(/^non-final$/)
  node.submit(pay(height))
})

test('error: an input that has to be older (BIP-68)', () => {
  const node = createWorld()
  const coins = listCoins(node, payer).slice(0, 1)
  const { height } = node.getLedger().getTip()
  const age = height + 1 - (coins[0]?.[1].height ?? 0)
  const pay = (sequence: number) =>
    spend(node, { from: payer, coins, to: other.address, amount: 1_000n, sequence })
  const late = pay(age + 1)
  expect(() => node.submit(late)).toThrow(/^non-BIP68-final$/)
  node.mine()
  expect(node.submit(late)).toHaveLength(64)
})
