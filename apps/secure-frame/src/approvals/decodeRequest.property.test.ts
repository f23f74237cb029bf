import { BaseError } from '@latchkey/core'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import {
  bytesToHex,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  hexToBytes,
  parseAbi,
  stringToHex,
} from 'viem'
import { expect, test } from 'vitest'
import type { Json, SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'
import { toTransaction } from '../rpc/transactions/toTransaction.ts'
import { now, permitData, typed } from './corpus/messages.ts'
import { fees } from './corpus/transactions.ts'
import { decodeRequest } from './decodeRequest.ts'
import { decodeCall } from './evm/decodeCall.ts'
import { parseTypedData } from './evm/parseTypedData.ts'
import { toVisibleText } from './message/toVisibleText.ts'
import { noFacts } from './model/Facts.ts'
import { account, createTestRequest, other } from './testing/createTestRequest.ts'
import { toApproval } from './toApproval.ts'

const context = { caipNetworkId: 'eip155:1', account, depth: 0 } as const
const selectors = [
  'a9059cbb',
  '23b872dd',
  '095ea7b3',
  '39509351',
  'd505accf',
  '8fcbaf0c',
  '42842e0e',
  'b88d4fde',
  'f242432a',
  '2eb2c2d6',
  'a22cb465',
  'ac9650d8',
  '5ae401dc',
  '38ed1739',
  '7ff36ab5',
]

const anyJson = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
const methods = fc.constantFrom<SigningMethod>(
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
)

test('S-52c: random parameters are decoded or refused with a known error', () => {
  fc.assert(
    fc.property(methods, anyJson, (method, params) => {
      try {
        const decoded = decodeRequest(createTestRequest({ method, params }), { now })
        expect(decoded.steps.length).toBeGreaterThan(0)
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
      }
    }),
    { numRuns: 2_000 },
  )
})

test('S-52b, S-52c: random call data never throws, and unknown selectors stay in doubt', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      const data = bytesToHex(bytes)
      const steps = decodeCall({ from: account, to: other, value: 0n, data }, context)
      const known = selectors.some((selector) => data.startsWith(`0x${selector}`))
      if (!known) expect(steps.every((step) => step.doubt)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('S-52b: a known selector with random arguments is in doubt unless re-encoding matches', () => {
  const selector = fc.constantFrom(...selectors)
  fc.assert(
    fc.property(selector, fc.uint8Array({ maxLength: 300 }), (start, bytes) => {
      const data: Hex = `0x${start}${bytesToHex(bytes).slice(2)}`
      const steps = decodeCall({ from: account, to: other, value: 0n, data }, context)
      if (bytes.length % 32 !== 0) expect(steps.every((step) => step.doubt)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('S-52c: one changed byte of a transfer changes the display or causes a doubt', () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function transfer(address,uint256)']),
    args: [other, 12_345n],
  })
  const toShown = (changed: Hex) =>
    JSON.stringify(
      decodeCall({ from: account, to: other, value: 0n, data: changed }, context),
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    )
  const original = toShown(data)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 67 }), fc.integer({ min: 1, max: 255 }), (index, by) => {
      const bytes = hexToBytes(data)
      bytes[index] = (bytes[index] ?? 0) ^ by
      expect(toShown(bytesToHex(bytes))).not.toBe(original)
    }),
    { numRuns: 1_000 },
  )
})

test('S-51: the native value of a call is always shown', () => {
  const value = fc.bigInt({ min: 1n, max: 2n ** 200n })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), value, (bytes, amount) => {
      const steps = decodeCall(
        { from: account, to: other, value: amount, data: bytesToHex(bytes) },
        context,
      )
      const shown = steps.flatMap(({ moves }) => moves.filter((x) => x.asset.type === 'native'))
      expect(shown.map((move) => move.amount)).toContain(amount)
    }),
  )
})

test('S-51: the shown typed data is exactly the signed data', () => {
  const extra = fc.record({ note: fc.string(), value2: fc.integer() })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), extra, (value, more) => {
      const plain = typed(permitData({ value }))
      const padded = typed(permitData({ value, ...more }))
      const parse = (text: string) => parseTypedData([account, text])
      expect(parse(padded)).toEqual(parse(plain))
      expect(hashTypedData(parse(padded))).toBe(hashTypedData(JSON.parse(plain)))
    }),
  )
})

test('S-53a: every character of a text is shown, or named by its code point', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parts = toVisibleText(text)
      const back = parts.map((part) =>
        part.hidden ? String.fromCodePoint(Number.parseInt(part.text.slice(3, -1), 16)) : part.text,
      )
      expect(back.join('')).toBe(text)
      const seen = parts.filter((part) => !part.hidden).map((part) => part.text)
      expect(seen.join('').replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cf}\p{Cc}]/u)
    }),
    { numRuns: 1_000 },
  )
})

test('S-51: the shown hex of any message equals the signed bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const request = createTestRequest({
        method: 'personal_sign',
        params: [stringToHex(text), account],
      })
      const { message } = toApproval(request, decodeRequest(request, { now }), noFacts)
      expect(message).toEqual({ text, hex: stringToHex(text) })
    }),
  )
})

test('S-52c: random Solana bytes are refused as transactions and never throw another error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const params = { transaction: base58.encode(bytes) }
      const request = createTestRequest({ method: 'solana_signTransaction', params })
      expect(() => decodeRequest(request, { now })).toThrow(BaseError)
    }),
  )
})

test('S-51: a transaction shows its maximum fee for all values', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 15n })
  fc.assert(
    fc.property(price, fc.bigInt({ min: 21_000n, max: 10n ** 8n }), (maxFeePerGas, gas) => {
      const fields = { to: other, ...fees, gas: toHex(gas), maxFeePerGas: toHex(maxFeePerGas) }
      const request = createTestRequest({ method: 'eth_sendTransaction', params: [fields] })
      expect(decodeRequest(request, { now }).fee).toEqual({ maximum: gas * maxFeePerGas })
    }),
  )
})

test('S-51: fee and data are shown with the signed values for any set of transaction fields', () => {
  const amount = fc.option(fc.bigInt({ min: 0n, max: 2n ** 96n }).map(toHex))
  const data = fc.option(fc.constantFrom('0x', '0x12', '0x1234'))
  const wish = fc.record(
    {
      gas: amount,
      gasLimit: amount,
      gasPrice: amount,
      maxFeePerGas: amount,
      maxPriorityFeePerGas: amount,
      data,
      input: data,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(wish, (fields) => {
      const params = [{ to: other, chainId: '0x1', nonce: '0x1', ...fields }]
      const request = createTestRequest({ method: 'eth_sendTransaction', params })
      const { fee, raw } = decodeOrRefuse(request) ?? {}
      if (!raw) return
      const signed = toTransaction(params[0] ?? null)
      const price = signed.gasPrice ?? signed.maxFeePerGas ?? 0n
      expect(fee?.maximum ?? 0n).toBe((signed.gas ?? 0n) * price)
      expect(raw.find(({ label }) => label === 'Call data')?.text ?? '0x').toBe(signed.data)
    }),
    { numRuns: 2_000 },
  )
})

function decodeOrRefuse(request: SigningRequest) {
  try {
    return decodeRequest(request, { now })
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return undefined
  }
}

const toHex = (value: bigint) => `0x${value.toString(16)}`
