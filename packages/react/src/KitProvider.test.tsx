import { mainnet, polygon } from '@latchkey/core/networks'
import { installDialogFake } from '@latchkey/ui/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { ConnectButton } from './buttons/ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'

beforeAll(installDialogFake)

const config = { projectId: 'test', networks: [mainnet, polygon] as const, adapters: [] }

test('default: the button opens the modal on Connect', async () => {
  render(
    <StrictMode>
      <KitProvider {...config}>
        <ConnectButton />
      </KitProvider>
    </StrictMode>,
  )
  expect(screen.getByTestId('w3m-modal').childElementCount).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  expect(await screen.findByTestId('w3m-header-text')).toHaveProperty(
    'textContent',
    'Connect Wallet',
  )
})
