import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { createKit, type Kit, openModal } from '@latchkey/kit'
import { createTestKit, fakePorts } from '@latchkey/kit/testing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { useKit } from '../hooks/modal/useKit.ts'
import { useKitState } from '../hooks/modal/useKitState.ts'
import { KitProvider } from './KitProvider.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Probe({ onRender }: { readonly onRender: () => void }) {
  onRender()
  return null
}

function KitProbe({ kits }: { readonly kits: Set<unknown> }) {
  const { connection } = useKit()
  return <Probe onRender={() => kits.add(connection)} />
}

function StateProbe({ seen }: { readonly seen: boolean[] }) {
  const { initialized } = useKitState()
  return <Probe onRender={() => seen.push(initialized)} />
}

const networks = [mainnet, polygon] as const

test('K-INIT-02d: the provider creates its kit once, also in StrictMode', () => {
  const randomId = vi.fn(() => 'id')
  const kits = new Set<unknown>()
  const page = (
    <StrictMode>
      <KitProvider
        adapters={[]}
        networks={networks}
        ports={{ ...fakePorts(), randomId }}
        projectId="test"
      >
        <KitProbe kits={kits} />
      </KitProvider>
    </StrictMode>
  )
  render(page).rerender(page)
  expect(kits.size).toBe(1)
  // `createKit` creates one tab id per kit, so one call means one kit.
  expect(randomId).toHaveBeenCalledTimes(1)
})

test('K-MODAL-11a: an empty, closed dialog exists as soon as the provider mounts', () => {
  const { unmount } = render(<KitProvider kit={createTestKit({ started: false })} />)
  const dialog = screen.getByTestId('w3m-modal')
  expect(dialog.parentElement).toBe(document.body)
  expect(dialog.childElementCount).toBe(0)
  expect(dialog.hasAttribute('open')).toBe(false)
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  unmount()
  expect(screen.queryByTestId('w3m-modal')).toBeNull()
})

test('K-MODAL-11b, K-MODAL-11c: traps focus, inerts the page except the frame, restores focus', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.id = 'w3m-iframe'
  render(
    <KitProvider kit={createTestKit({ started: false })}>
      <ConnectButton />
    </KitProvider>,
  )
  const button = screen.getByTestId('connect-button')
  await userEvent.click(button)
  const dialog = screen.getByTestId('w3m-modal')
  await within(dialog).findByTestId('w3m-modal-card')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(button.closest('[inert]')).not.toBeNull()
  expect(frame.closest('[inert]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(dialog.hasAttribute('open')).toBe(false)
  expect(document.activeElement).toBe(button)
  expect(button.closest('[inert]')).toBeNull()
  frame.remove()
})

test('K-MODAL-10: scrolling is locked while open and restored afterwards', async () => {
  const kit = createTestKit({ started: false })
  render(<KitProvider kit={kit} />)
  const before = document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0]
  act(() => openModal(kit))
  await screen.findByTestId('w3m-modal-card')
  expect(document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0]).not.toBe(before)
  await userEvent.keyboard('{Escape}')
  expect(document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0]).toBe(before)
})

test("behavior: the modal's code loads on intent and not with the page", async () => {
  const kit = createTestKit({ started: false })
  const preload = vi.fn()
  const watched: Kit = { ...kit, preload }
  render(
    <KitProvider kit={watched}>
      <ConnectButton />
    </KitProvider>,
  )
  expect(preload).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByTestId('connect-button'))
  expect(preload).toHaveBeenCalled()
  expect(kit.modal.getState().open).toBe(false)
})

test('behavior: `initialized` is false on the first render, then true, and false after a stop', () => {
  const seen: boolean[] = []
  const kit = createTestKit({ started: false })
  const { unmount } = render(
    <KitProvider kit={kit}>
      <StateProbe seen={seen} />
    </KitProvider>,
  )
  expect(seen[0]).toBe(false)
  expect(seen.at(-1)).toBe(true)
  unmount()
  expect(kit.connection.getState().initialized).toBe(false)
})

test('error: a hook outside a provider names the missing provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<ConnectButton />)).toThrow('Use it inside KitProvider')
})

test('K-INIT-01: a project id and three preset networks are enough to open the modal', async () => {
  render(
    <KitProvider adapters={[]} networks={[mainnet, polygon, sepolia]} projectId="test">
      <ConnectButton />
    </KitProvider>,
  )
  await userEvent.click(screen.getByTestId('connect-button'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Connect wallet')).toBeTruthy()
})

/** Creates a kit on a page that becomes idle when the test decides. */
function createQuietPage(options: Parameters<typeof createTestKit>[0] = {}) {
  const waiting: (() => void)[] = []
  const whenQuiet = (run: () => void) => {
    waiting.push(run)
    return () => void waiting.splice(0)
  }
  const page = { ...fakePorts().page, whenQuiet }
  const kit = createTestKit({ started: false, ...options, ports: { page } })
  return { kit, waiting }
}

test('K-INIT-13d: a modal that was preloaded while the page was idle opens synchronously', async () => {
  const { kit, waiting } = createQuietPage()
  render(<KitProvider kit={kit} />)
  await act(async () => {
    for (const run of waiting) run()
    await vi.dynamicImportSettled()
  })
  act(() => openModal(kit))
  expect(within(screen.getByTestId('w3m-modal')).queryByTestId('w3m-modal-card')).not.toBeNull()
})

test('K-INIT-13d: an unmounted provider preloads nothing', () => {
  const { kit, waiting } = createQuietPage()
  render(<KitProvider kit={kit} />).unmount()
  expect(waiting).toEqual([])
})

test('K-INIT-13d: with prefetch `never` a hover loads nothing, the press does', async () => {
  const { kit } = createQuietPage({ prefetch: 'never' })
  const discover = vi.spyOn(kit.test.adapter, 'discover')
  render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>,
  )
  await userEvent.hover(screen.getByTestId('connect-button'))
  expect(discover).not.toHaveBeenCalled()
  await userEvent.click(screen.getByTestId('connect-button'))
  expect(discover).toHaveBeenCalled()
})

/** A provider of the app, which owns the kit: it remounts with another key. */
function OwnProvider({ id }: { readonly id: string }) {
  return (
    <KitProvider adapters={[]} key={id} networks={networks} projectId="test">
      <ConnectButton />
    </KitProvider>
  )
}

const openConnect = async () => {
  await userEvent.click(screen.getByTestId('connect-button'))
  expect(await screen.findByTestId('w3m-modal-card')).toBeTruthy()
}

test.each([
  ['plain', ({ children }: { readonly children: ReactNode }) => children],
  ['StrictMode', StrictMode],
])(
  'K-WORLD-22: the provider lives with another key and with another route (%s)',
  async (_, wrapper) => {
    const { rerender, unmount } = render(<OwnProvider id="first" />, { wrapper })
    rerender(<OwnProvider id="second" />)
    await openConnect()
    // The modal is open while the key changes.
    rerender(<OwnProvider id="third" />)
    expect(screen.getAllByTestId('w3m-modal')).toHaveLength(1)
    expect(document.querySelector('[inert]')).toBeNull()
    await openConnect()
    rerender(<main>Another route</main>)
    expect(screen.queryByTestId('w3m-modal')).toBeNull()
    rerender(<OwnProvider id="third" />)
    await openConnect()
    unmount()
  },
)

test('K-WORLD-22: hot reload gives the provider another kit', async () => {
  const createOwn = () =>
    createKit({ adapters: [], networks, projectId: 'test', ports: fakePorts() })
  const { rerender } = render(
    <KitProvider kit={createOwn()}>
      <ConnectButton />
    </KitProvider>,
  )
  rerender(
    <KitProvider kit={createOwn()}>
      <ConnectButton />
    </KitProvider>,
  )
  await openConnect()
})

test('K-INIT-02c: a second provider without a name of its own fails while the first is mounted', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<OwnProvider id="first" />)
  expect(() => render(<OwnProvider id="second" />)).toThrow('Kit name required')
})
