import { concat, type Hex, hashMessage, numberToHex, pad, slice, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { isSignedByKey } from './isSignedByKey.ts'

const account = privateKeyToAccount(generatePrivateKey())
const hash = hashMessage('text')
const signature = await account.signMessage({ message: 'text' })
const r = slice(signature, 0, 32)
const s = slice(signature, 32, 64)
const v = Number(slice(signature, 64))
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const check = (changed: Hex) =>
  isSignedByKey({ address: account.address, hash, signature: changed })
const word = (value: bigint) => pad(toHex(value), { size: 32 })

test('S-82: default: accepts 65 bytes with low s and v 27 or 28', async () => {
  expect([27, 28]).toContain(v)
  await expect(check(signature)).resolves.toBe(true)
})

const refused: readonly (readonly [string, Hex])[] = [
  ['the equal signature with high s', concat([r, word(order - BigInt(s)), numberToHex(55 - v)])],
  ['v 0 or 1', concat([r, s, numberToHex(v - 27, { size: 1 })])],
  ['the other v', concat([r, s, numberToHex(55 - v)])],
  ['v of EIP-155', concat([r, s, numberToHex(v + 10)])],
  ['the compact form of ERC-2098', concat([r, s])],
  ['a further byte', concat([signature, '0x00'])],
  ['r 0', concat([word(0n), s, numberToHex(v)])],
  ['s 0', concat([r, word(0n), numberToHex(v)])],
  ['r over the order', concat([word(order), s, numberToHex(v)])],
  ['all ones', `0x${'ff'.repeat(65)}`],
  ['nothing', '0x'],
]

test.each(refused)('S-82: refuses %s', async (_, changed) => {
  await expect(check(changed)).resolves.toBe(false)
})

test('S-82: refuses a valid signature of another key or text', async () => {
  const other = privateKeyToAccount(generatePrivateKey())
  await expect(check(await other.signMessage({ message: 'text' }))).resolves.toBe(false)
  await expect(check(await account.signMessage({ message: 'other' }))).resolves.toBe(false)
})
