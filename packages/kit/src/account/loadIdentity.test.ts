import { mainnet, polygon, sepolia, solana } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { connect } from '../connect/connect.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getAccount } from './getAccount.ts'

const mira = { name: 'mira.eth', avatar: 'https://img.example/mira.png' }

/** Creates a kit with an API that has an identity for every address, and a wallet in the page. */
function create(
  options: Partial<KitConfig> & { answer?: unknown; caipNetworkId?: 'eip155:11155111' } = {},
) {
  const { answer = mira, caipNetworkId, ...config } = options
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(`${url.pathname}?sender=${url.searchParams.get('sender')}`)
    return answer === 'down' ? new Response('', { status: 503 }) : Response.json(answer)
  }
  const wallet = fakeWallet(caipNetworkId && { caipNetworkId })
  const kit = createTestKit({
    adapters: [fakeAdapter({ wallets: [wallet] })],
    networks: [mainnet, polygon, sepolia, solana],
    blockchainApiUrl: 'https://api.example/',
    imageOrigins: ['https://img.example'],
    ports: { fetch },
    ...config,
  })
  const go = async () => {
    await connect(kit, { namespace: 'eip155', connectorId: wallet.connector.info.id })
    await vi.waitFor(() =>
      expect(kit.connection.getState().status).toEqual({ eip155: 'connected' }),
    )
    await import('./prefetchIdentity.ts')
    await settle()
  }
  return { kit, wallet, asked, go }
}

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('K-ACC-10, K-BAPI-02: a connected account has name and image, requested once in 5 minutes', async () => {
  const { kit, asked, go } = create()
  await settle()
  expect(asked).toEqual([])
  await go()
  expect(asked).toEqual([`/v1/identity/${address}?sender=${address}`])
  expect(getAccount(kit)).toMatchObject({
    profileName: 'mira.eth',
    profileImage: 'https://img.example/mira.png',
  })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(getAccount(kit).profileName).toBe('mira.eth')
  expect(asked).toHaveLength(1)
})

test('K-ACC-10: another account of the wallet has a separate name', async () => {
  const { wallet, asked, go } = create()
  await go()
  wallet.changeAccounts(['0x52908400098527886E0F7030069857D2E4169EE7'])
  await settle()
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain('/v1/identity/0x52908400098527886E0F7030069857D2E4169EE7?')
})

test('K-ACC-10: a test network causes no request', async () => {
  const { kit, asked, go } = create({ caipNetworkId: 'eip155:11155111' })
  await go()
  expect(asked).toEqual([])
  expect(getAccount(kit).profileName).toBeUndefined()
})

test('K-API-08: in basic mode no identity is requested', async () => {
  const { asked, go } = create({ basic: true })
  await go()
  expect(asked).toEqual([])
})

test.each([
  ['a name that reads backwards', { ...mira, name: 'mira\u202ehte' }, mira.avatar, undefined],
  ['10,000 letters', { ...mira, name: 'm'.repeat(10_000) }, undefined, undefined],
  ['markup', { ...mira, name: '<img src=x>' }, mira.avatar, '<img src=x>'],
  [
    'an image of anywhere',
    { ...mira, avatar: 'https://evil.example/a.png' },
    undefined,
    'mira.eth',
  ],
  ['a script for an image', { ...mira, avatar: 'javascript:alert(1)' }, undefined, 'mira.eth'],
  [
    'a drawing with a script',
    { ...mira, avatar: 'data:image/svg+xml,<svg/>' },
    undefined,
    'mira.eth',
  ],
  ['no answer', 'down', undefined, undefined],
])('S-63, S-65: %s is not shown', async (_, answer, profileImage, profileName) => {
  const { kit, go } = create({ answer })
  await go()
  expect(getAccount(kit)).toMatchObject({ profileImage, profileName, isConnected: true })
})
