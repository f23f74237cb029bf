import { fakeAdapter, fakeLogin, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../../testing/fakeApi.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'

afterEach(cleanup)

const gold = {
  ...{ name: 'Gold', symbol: 'GOLD', address: `eip155:1:0x${'67'.repeat(20)}`, iconUrl: '' },
  ...{ price: 2, value: 3, quantity: { decimals: '6', numeric: '1.5' }, listed: true },
}

type Given = {
  readonly connected: ReturnType<typeof fakeWallet>
  readonly native?: bigint
  readonly balances?: readonly object[]
}

function open({ connected, native = 0n, balances = [] }: Given) {
  const answers = { 'supported-chains': { http: ['eip155:1'], ws: [] }, balance: { balances } }
  return openOn([{ view: 'Account' }], {
    connected,
    adapters: [
      fakeAdapter({ getBalance: () => ({ amount: native, decimals: 18, symbol: 'ETH' }) }),
    ],
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi(answers) },
  })
}

const withoutRecovery = () => fakeLogin({ backedUp: false })

test.each([
  ['native currency', { native: 1n }],
  ['a listed token', { balances: [gold] }],
] as const)('S-35d: recovery is offered once the wallet holds %s', async (_, held) => {
  const kit = await open({ connected: withoutRecovery(), ...held })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up recovery' }))
  expect(getViews(kit).at(-1)).toBe('UpgradeEmailWallet')
})

test.each([
  ['an empty wallet', { connected: withoutRecovery() }],
  [
    'a wallet with a token from a stranger',
    { connected: withoutRecovery(), balances: [{ ...gold, name: 'Spam', listed: false }] },
  ],
  ['a wallet with recovery', { connected: fakeLogin({ backedUp: true }), native: 1n }],
  ['a wallet without a login', { connected: fakeWallet(), native: 1n }],
] as const)('S-35d: %s is offered no recovery', async (_, given) => {
  await open(given)
  await screen.findByText('balances' in given ? 'Spam' : 'No tokens on Ethereum yet.')
  await screen.findByTestId(given.connected.login ? 'w3m-wallet-upgrade-card' : 'disconnect-button')
  expect(screen.queryByRole('button', { name: 'Set up recovery' })).toBeNull()
})

test('S-35d: before the first value, the row of the login mentions recovery', async () => {
  await open({ connected: withoutRecovery() })
  const row = await screen.findByTestId('w3m-wallet-upgrade-card')
  expect(row.textContent).toContain('Recovery isn’t set up yet')
})
