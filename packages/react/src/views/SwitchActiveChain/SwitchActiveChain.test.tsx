import { mainnet, solana } from '@latchkey/core/networks'
import { openModal } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

test('K-NET-06: the view asks a question and shows no waiting state', async () => {
  const { kit } = renderWithKit(null, {
    networks: [mainnet, solana],
    connected: fakeWallet({ name: 'Amber' }),
  })
  act(() => openModal(kit, { view: 'SwitchActiveChain', data: { switchToChain: 'solana' } }))
  await screen.findByRole('heading', { name: 'Switch to Solana?' })
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.textContent).toContain('Amber doesn’t support Solana.')
  expect(card.querySelectorAll('[aria-busy="true"], [data-state="waiting"]')).toHaveLength(0)
})
