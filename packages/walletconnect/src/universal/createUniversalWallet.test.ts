import type { CaipNetworkId, RemoteSigner } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { fakeWalletConnect } from '../testing.ts'
import { encodeBase58 } from './base58.ts'
import { createUniversalWallet } from './createUniversalWallet.ts'

const options = { signal: undefined }
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solanaId: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const signature = encodeBase58(new Uint8Array(64).fill(7))

async function connect(answer: unknown, asked: unknown[] = []) {
  const { walletConnect } = fakeWalletConnect({
    accounts: {
      eip155: { networkIds: ['eip155:1', 'eip155:137'], accounts: [{ address }] },
      solana: { networkIds: [solanaId], accounts: [{ address: 'SoL' }] },
      bip122: {
        networkIds: ['bip122:000000000019d6689c085ae165831e93'],
        accounts: [{ address: 'bc1' }],
      },
    },
    onRequest: (request) => {
      asked.push(request)
      return answer
    },
  })
  const session = await walletConnect.pair({ onUri: () => undefined, signal: undefined })
  return (namespace: RemoteSigner['namespace']) => {
    const signer = session.toSigner(namespace)
    if (!signer) throw new Error('no signer')
    return createUniversalWallet(signer)
  }
}

test('default: has the accounts and the network of the session', async () => {
  const wallet = (await connect('0x'))('eip155')
  expect(await wallet.getAccounts(options)).toEqual([{ address }])
  expect(await wallet.getNetworkId(options)).toBe('eip155:1')
  expect(wallet.connector.info).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT' })
})

test('behavior: signs messages on eip155', async () => {
  const asked: unknown[] = []
  const wallet = (await connect('0x51', asked))('eip155')
  expect(await wallet.features.signMessage?.({ message: 'Hi', address }, options)).toBe('0x51')
  const params = ['0x4869', address]
  expect(asked).toEqual([{ method: 'personal_sign', params, chainId: 'eip155:1' }])
})

test('behavior: signs messages on solana', async () => {
  const asked: unknown[] = []
  const wallet = (await connect({ signature }, asked))('solana')
  const parameters = { message: 'Hi', address: 'SoL' }
  expect(await wallet.features.signMessage?.(parameters, options)).toBe(signature)
  const params = { message: '6Wc', pubkey: 'SoL' }
  expect(asked).toEqual([{ method: 'solana_signMessage', params, chainId: solanaId }])
})

test('behavior: signs no messages on bip122', async () => {
  expect((await connect('0x'))('bip122').features.signMessage).toBeUndefined()
})

test('behavior: switches only to approved networks', async () => {
  const wallet = (await connect('0x'))('eip155')
  await wallet.features.switchNetwork?.(polygon, options)
  expect(await wallet.getNetworkId(options)).toBe(polygon.caipNetworkId)
  expect(wallet.features.getApprovedNetworkIds?.()).toContain(mainnet.caipNetworkId)
  await expect(wallet.features.switchNetwork?.(sepolia, options)).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

test.each<['eip155' | 'solana', unknown]>([
  ['eip155', 'no hex'],
  ['eip155', { signature: '0x51' }],
  ['solana', '0x51'],
  ['solana', { signature: 'O0Il' }],
  ['solana', null],
])('error: on %s the invalid signature %j is rejected', async (namespace, answer) => {
  const wallet = (await connect(answer))(namespace)
  await expect(
    wallet.features.signMessage?.({ message: 'Hi', address: 'a' }, options),
  ).rejects.toMatchObject({ code: 'sign_message_failed' })
})

test('error: features fail after disconnecting', async () => {
  const wallet = (await connect('0x'))('eip155')
  await wallet.disconnect()
  expect(() => wallet.features).toThrow()
})
