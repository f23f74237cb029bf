import { mainnet, polygon, solana } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createTestPair } from './fixtures/createTestPair.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'

test('default', async () => {
  const pair = await createTestPair({ networks: [mainnet, polygon, solana] })
  const { walletConnect, approve, wallet } = pair
  const session = await approve(walletConnect, {
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: ['personal_sign'] },
  })
  expect(session.namespaces).toEqual(['eip155'])
  const signer = session.toSigner('eip155')
  wallet.on('session_request', ({ id, topic }) =>
    wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x51' } }),
  )
  const request = { method: 'personal_sign', params: ['0x00', address] }
  expect(await signer?.request(request, { signal: undefined })).toBe('0x51')
})
