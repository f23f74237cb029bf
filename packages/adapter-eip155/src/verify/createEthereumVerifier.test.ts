import { mainnet } from '@latchkey/core/networks'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createEthereumVerifier } from './createEthereumVerifier.ts'

const account = privateKeyToAccount(generatePrivateKey())
const message = 'app.example wants you to sign in'
const data = {
  accountAddress: account.address,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'nonce0123456789',
  issuedAt: '2026-01-01T00:00:00.000Z',
} as const
const signature = await account.signMessage({ message })

test('K-SIWX-11: without a configured network the key of the address decides', async () => {
  const { isFor, verify } = createEthereumVerifier({ networks: [] })
  expect([isFor('eip155:1'), isFor('solana:x')]).toEqual([true, false])
  await expect(verify({ data, message, signature })).resolves.toBe(true)
  await expect(verify({ data, message: `${message}!`, signature })).resolves.toBe(false)
  const other = privateKeyToAccount(generatePrivateKey())
  const foreign = await other.signMessage({ message })
  await expect(verify({ data, message, signature: foreign })).resolves.toBe(false)
})

test.each([
  ['no hex', 'signature'],
  ['half a byte', `${signature}0`],
  ['an address of mixed case that is misspelt', signature],
])('K-SIWX-11: %s is refused', async (name, changed) => {
  const { verify } = createEthereumVerifier({ networks: [] })
  const isAddress = name.includes('address')
  const swapped = account.address.replace(/[a-f]/, (letter) => letter.toUpperCase())
  const upper = account.address.replace(/[A-F]/, (letter) => letter.toLowerCase())
  const accountAddress = isAddress
    ? swapped === account.address
      ? upper
      : swapped
    : data.accountAddress
  await expect(
    verify({ data: { ...data, accountAddress }, message, signature: changed }),
  ).resolves.toBe(false)
})

test('S-82: an unreachable chain throws instead of rejecting the signature', async () => {
  const http = ['http://127.0.0.1:9/']
  const { verify } = createEthereumVerifier({
    networks: [{ ...mainnet, rpcUrls: { default: { http } } }],
  })
  await expect(verify({ data, message, signature })).rejects.toMatchObject({ code: 'unreachable' })
})
