import fc from 'fast-check'
import { erc20Abi } from 'viem'
import { decodeFunctionData, encodeFunctionData, getAddress, toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { decodeTransfer, encodeTransfer } from './transferCall.ts'

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(toHex(bytes)))
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test('S-66: the encoding equals that of an independent encoder and decodes to the same transfer', () => {
  fc.assert(
    fc.property(address, amount, (to, units) => {
      const data = encodeTransfer(to, units)
      const args = [to, units] as const
      expect(data).toBe(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }))
      expect(data && decodeTransfer(data)).toEqual({ to: to.toLowerCase(), amount: units })
      expect(data && decodeFunctionData({ abi: erc20Abi, data }).args).toEqual(args)
    }),
  )
})

test('S-66: data with one changed character decodes to another transfer or none', () => {
  const to = getAddress(`0x${'5a'.repeat(20)}`)
  const data = encodeTransfer(to, 1_500_000n) ?? ''
  fc.assert(
    fc.property(fc.integer({ min: 2, max: data.length - 1 }), (index) => {
      const other = data[index] === '0' ? '1' : '0'
      const changed = data.slice(0, index) + other + data.slice(index + 1)
      expect(decodeTransfer(changed)).not.toEqual(decodeTransfer(data))
    }),
  )
  expect(decodeTransfer(`${data}00`)).toBeUndefined()
  expect(decodeTransfer(data.slice(0, -2))).toBeUndefined()
})

test('S-66: an invalid address or amount is not encoded', () => {
  const to = `0x${'5a'.repeat(20)}`
  expect(encodeTransfer('0x12', 1n)).toBeUndefined()
  expect(encodeTransfer(to, -1n)).toBeUndefined()
  expect(encodeTransfer(to, 2n ** 256n)).toBeUndefined()
})
