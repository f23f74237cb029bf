import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { KitButton } from './buttons/KitButton.tsx'
import { NetworkButton } from './buttons/NetworkButton.tsx'
import { useKitState } from './hooks/modal/useKitState.ts'
import { KitProvider } from './provider/KitProvider.tsx'

function State() {
  return <output>{String(useKitState().initialized)}</output>
}

test('K-API-11: hydrates without mismatch, and the state appears after mount', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const error = vi.spyOn(console, 'error')
  const page = (options: Parameters<typeof createTestKit>[0]) => (
    <KitProvider kit={createTestKit({ started: false, ...options })}>
      <KitButton />
      <NetworkButton />
      <State />
    </KitProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page({}))
  expect(container.querySelector('output')?.textContent).toBe('false')

  // Unlike the server, the browser has a connected wallet and a changed theme.
  const recovered = vi.fn()
  const root = await act(() =>
    hydrateRoot(container, page({ connected: fakeWallet() }), { onRecoverableError: recovered }),
  )
  expect(recovered).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
  expect(container.querySelector('output')?.textContent).toBe('true')
  expect(await screen.findByTestId('account-button')).toBeTruthy()
  act(() => root.unmount())
})
