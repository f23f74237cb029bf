import { mainnet, polygon, solana } from '@latchkey/core/networks'
import { fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openOn } from '../../testing/openOn.tsx'

afterEach(cleanup)

test('K-REC-03: lists the networks of the active namespace, none of which is selectable', async () => {
  const caipNetworkId = solana.caipNetworkId
  await openOn([{ view: 'WalletReceive' }, { view: 'WalletCompatibleNetworks' }], {
    connected: fakeWallet({ caipNetworkId }),
    networks: [mainnet, polygon, solana],
  })
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toBe('Solana')
  expect(within(row).queryByRole('button')).toBeNull()
})
