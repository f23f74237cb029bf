import type { BalanceOptions } from '@latchkey/core'
import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { type UseNativeBalanceParameters, useNativeBalance } from './useNativeBalance.ts'

afterEach(cleanup)

const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

function Shown(parameters: UseNativeBalanceParameters) {
  return <output>{String(useNativeBalance(parameters).data?.amount)}</output>
}

/** Renders one balance per parameter object, and records the balance requests. */
async function show(...wanted: readonly UseNativeBalanceParameters[]) {
  const asked: unknown[] = []
  const getBalance = (options: BalanceOptions) => {
    asked.push([options.address, options.network.caipNetworkId, options.token])
    return { amount: BigInt(asked.length), decimals: 18, symbol: 'ETH' }
  }
  const wallet = fakeWallet()
  renderWithKit(
    <>
      {wanted.map((each) => (
        <Shown key={JSON.stringify(each)} {...each} />
      ))}
      <Shown {...wanted.at(-1)} />
    </>,
    { connected: wallet, adapters: [fakeAdapter({ wallets: [wallet], getBalance })] },
  )
  await waitFor(() => {
    const texts = screen.queryAllByRole('status').map(({ textContent }) => textContent)
    expect(texts).not.toContain('undefined')
  })
  const [account] = await wallet.getAccounts()
  return { asked, own: account?.address }
}

test('K-ACC-04: by default reads the active account on the active network', async () => {
  const { asked, own } = await show({})
  expect(asked).toEqual([[own, 'eip155:1', undefined]])
})

test('K-ACC-04: caches another account, another network and a token separately', async () => {
  const { asked, own } = await show({ address: other }, { caipNetworkId: 'eip155:137' }, { token })
  expect(asked.toSorted()).toEqual(
    [
      [other, 'eip155:1', undefined],
      [own, 'eip155:137', undefined],
      [own, 'eip155:1', token],
    ].toSorted(),
  )
})
