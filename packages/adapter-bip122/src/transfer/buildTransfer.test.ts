import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { buildTransfer } from './buildTransfer.ts'
import type { Coin } from './Coin.ts'
import { parseCoins } from './parseCoins.ts'
import { parseFeeRate } from './parseFeeRate.ts'
import { postage } from './selectCoins.ts'

const { p2wpkh, p2tr } = createTestKeys().accounts
const receiver = createTestKeys(2).accounts.p2tr

function parse(address: string) {
  const parsed = parseAddress(address)
  if (!parsed) throw new TypeError(`${address} is no address`)
  return parsed
}

const recipient = parse(receiver.address)

/** Creates the transaction whose outputs are the coins, because their amounts are verified. */
function createSource(coins: readonly Coin[], script: Uint8Array): Transaction {
  const source = new Transaction({ allowUnknownInputs: true })
  for (const { amount } of coins) source.addOutput({ script, amount })
  source.addInput({ txid: 'cd'.repeat(32), index: 0, finalScriptSig: new Uint8Array([0x51]) })
  return source
}

/**
 * Random unspent outputs as an Esplora service may list them: any amount, and some invalid values.
 */
const row = fc.record({
  txid: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
  vout: fc.nat(10),
  value: fc.oneof(fc.integer({ min: 0, max: 2_100_000_000_000_000 }), fc.double(), fc.string()),
  status: fc.record({ confirmed: fc.boolean() }),
})
const estimates = fc.oneof(
  fc.record({ 3: fc.oneof(fc.double(), fc.integer(), fc.string()) }),
  fc.anything(),
)

function readOutputs(transaction: Transaction) {
  return Array.from({ length: transaction.outputsLength }, (_, index) => ({
    address: transaction.getOutputAddress(index),
    amount: transaction.getOutput(index).amount ?? 0n,
  }))
}

const readInputs = (transaction: Transaction) =>
  Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index))

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/**
 * Checks that the signature covers the amounts reported by the Esplora service, because a wrong
 * amount must make the signature invalid.
 */
function expectClaims(transaction: Transaction, coins: readonly Coin[]): void {
  const claimed = new Map(coins.map((coin) => [`${coin.txid}:${coin.index}`, coin.amount]))
  for (const { txid = new Uint8Array(), index, witnessUtxo } of readInputs(transaction)) {
    expect(witnessUtxo?.amount).toBe(claimed.get(`${hex.encode(txid)}:${index}`))
  }
}

/**
 * Checks the bounds of a transaction's fee: 500 satoshi per byte, 70 bytes per input, 110 bytes for
 * the rest, and change too small for an output.
 */
function expectFee(transaction: Transaction): void {
  const inputs = readInputs(transaction).map(({ witnessUtxo }) => witnessUtxo?.amount ?? 0n)
  const fee = sum(inputs) - sum(readOutputs(transaction).map(({ amount }) => amount))
  expect(fee).toBeGreaterThan(0n)
  expect(fee).toBeLessThanOrEqual(500n * BigInt(70 * inputs.length + 110) + 546n)
}

test.each([
  { type: 'a segwit account', ...p2wpkh },
  { type: 'a taproot account', ...p2tr },
])(
  'S-66: for any coins and fees, $type pays recipient, change and a bounded fee',
  async ({ address, publicKey }) => {
    const from = parse(address)
    let built = 0
    const amounts = fc.bigInt({ min: 546n, max: 10_000_000n })
    const claims = [fc.array(row, { maxLength: 8 }), estimates, amounts] as const
    const property = fc.asyncProperty(...claims, async (rows, fees, amount) => {
      const claimed = parseCoins(rows) ?? []
      const source = createSource(claimed, from.script)
      const coins = claimed.map((coin, index) => ({ ...coin, txid: source.id, index }))
      const feeRate = parseFeeRate(fees)
      const parameters = { from, publicKey, recipient, amount, coins, feeRate }
      const transaction = await buildTransfer({
        ...parameters,
        largestCarrier: postage,
        readTransaction: async () => source.hex,
      }).catch((error: unknown) => {
        expect(error).toHaveProperty('code', 'insufficient_funds')
        return undefined
      })
      if (!transaction) return
      built += 1
      const [first, ...rest] = readOutputs(transaction)
      expect(first).toEqual({ address: receiver.address, amount })
      expect(rest.map((change) => change.address)).toEqual(rest.length > 0 ? [address] : [])
      expectClaims(transaction, coins)
      expectFee(transaction)
    })
    await fc.assert(property, { numRuns: 300 })
    expect(built).toBeGreaterThan(20)
  },
)
