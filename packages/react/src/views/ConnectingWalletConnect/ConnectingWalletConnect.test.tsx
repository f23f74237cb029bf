import { type DirectoryWallet, ServiceUnreachableError } from '@latchkey/core'
import { openModal } from '@latchkey/kit'
import type { Device } from '@latchkey/kit/links'
import { type CreateTestKitOptions, fakePorts, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePairing } from '../../testing/fakePairing.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

const lantern: DirectoryWallet = {
  id: '1'.repeat(64),
  name: 'Lantern',
  order: 7,
  mobileLink: 'lantern://',
  webappLink: 'https://app.lantern.example',
  desktopLink: 'lantern-desktop://',
  linkMode: 'https://lantern.example/link',
  appStore: 'https://apps.example/lantern',
}
const phone: Device = {
  os: 'ios',
  mobile: true,
  touch: false,
  safari: true,
  telegram: false,
  framed: false,
}

type Options = CreateTestKitOptions & {
  readonly wallet?: DirectoryWallet
  readonly opened?: boolean
  readonly device?: Device
  readonly wrapper?: typeof StrictMode
  /** Replaces the pairing by one that fails or never starts. */
  readonly pair?: () => Promise<never>
}

async function show({ wallet, opened, device, wrapper, pair, ...more }: Options = {}) {
  const { fake, options, follow } = fakePairing()
  if (pair) Object.assign(fake.walletConnect, { pair })
  const openWindow = vi.fn(() => null)
  const { page } = fakePorts()
  const rendered = renderWithKit(null, {
    ...options,
    ...more,
    ...(wrapper && { wrapper }),
    ports: {
      ...options.ports,
      openWindow,
      page: { ...page, device: () => device ?? page.device() },
    },
  })
  follow(rendered.kit)
  const events: { event: string; properties?: unknown }[] = []
  rendered.kit.events.subscribe(({ data }) =>
    events.push({ event: data.event, properties: data.properties }),
  )
  act(() => {
    openModal(rendered.kit, { view: 'Connect' })
    rendered.kit.modal.send({
      type: 'push',
      page: {
        view: 'ConnectingWalletConnect',
        ...(wallet && { data: { wallet, displayIndex: 3, ...(opened && { opened }) } }),
      },
    })
  })
  if (pair) return { ...rendered, fake, events, openWindow }
  // The first call also loads the chunk of pairings, so the pairing appears later.
  await waitFor(() => expect(rendered.kit.connection.getState().pairing).toBeDefined())
  return { ...rendered, fake, events, openWindow }
}
const getUri = () => screen.getByTestId('wui-qr-code').getAttribute('uri')
const getShown = (kit: Awaited<ReturnType<typeof show>>['kit']) =>
  kit.modal.getState().stack.at(-1)?.view

test('K-WC-01: without a wallet a code shows the pairing, and approval connects and closes', async () => {
  const { kit, fake } = await show()
  await waitFor(() => expect(getUri()).toBe(fake.uris[0]))
  expect(screen.getByRole('img', { name: 'QR code to scan with a wallet app' })).toBeTruthy()
  act(() => fake.approve())
  await waitFor(() => expect(kit.connection.getState().connections).toHaveLength(1))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
})

test('behavior: StrictMode requests one pairing', async () => {
  const { fake } = await show({ wrapper: StrictMode })
  expect(fake.uris).toHaveLength(1)
})

test('S-132f, K-WC-02: a pairing without an answer expires after four minutes and can be renewed', async () => {
  const { kit, fake } = await show()
  await screen.findByText('Valid for 4:00')
  act(() => kit.test.clock.advance(1_000))
  await screen.findByText('Valid for 3:59')
  act(() => kit.test.clock.advance(240_000))
  await screen.findByText('This code has expired')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fake.uris).toHaveLength(2))
  await waitFor(() => expect(getUri()).toBe(fake.uris[1]))
})

test('S-132h: a lost relay replaces the remaining time with a message until it reconnects', async () => {
  const { fake } = await show()
  await screen.findByText('Valid for 4:00')
  act(() => fake.reachRelay(false))
  expect(screen.getByText('Connection lost. Trying again…').closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText(/^Valid for/)).toBeNull()
  expect(getUri()).toBe(fake.uris[0])
  act(() => fake.reachRelay(true))
  expect(screen.queryByText(/Connection lost/)).toBeNull()
  await screen.findByText('Valid for 4:00')
})

test('S-132h: a lost relay shows a message while the wallet’s app is being opened', async () => {
  const { fake } = await show({ wallet: lantern, device: phone })
  await screen.findByText('Continue in Lantern')
  act(() => fake.reachRelay(false))
  await screen.findByText('Connection lost. Trying again…')
  act(() => fake.reachRelay(true))
  expect(screen.queryByText(/Connection lost/)).toBeNull()
})

test('K-WORLD-18a: a laptop with touch offers the code and the link of an app', async () => {
  const laptop: Device = { ...phone, os: 'other', mobile: false, touch: true, safari: false }
  await show({ wallet: lantern, device: laptop })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Mobile',
    'This device',
    'Webapp',
    'Desktop',
  ])
  await userEvent.click(screen.getByTestId('tab-app'))
  await screen.findByText('Continue in Lantern')
})

test('K-WC-03: a tab shows for each platform that the wallet supports', async () => {
  await show({ wallet: lantern })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Mobile',
    'Webapp',
    'Desktop',
  ])
  expect(screen.getByTestId('tab-webapp')).toBeTruthy()
})

test('K-WC-03: a wallet that is only an extension, and not installed, shows "Not detected"', async () => {
  const { fake, options } = fakePairing()
  const { kit } = renderWithKit(null, options)
  const wallet = {
    id: '2'.repeat(64),
    name: 'Basalt',
    injected: [{ injectedId: 'isBasalt' }],
    chromeStore: 'https://store.example/basalt',
  }
  act(() => openModal(kit, { view: 'ConnectingWalletConnect', data: { wallet } }))
  await screen.findByText('Not detected')
  await userEvent.click(screen.getByRole('button', { name: 'Get Basalt' }))
  await screen.findByText('Chrome extension')
  expect(fake.uris).toEqual([])
})

test('K-WC-04: "Copy link" copies the pairing URI and reports success or failure', async () => {
  const user = userEvent.setup()
  const { kit, fake } = await show()
  // All pages of the browser share one clipboard, so its content may come from another test.
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByTestId('copy-wc2-uri'))
  await screen.findByText('Link copied')
  expect(write).toHaveBeenCalledExactlyOnceWith(fake.uris[0])
  write.mockRejectedValue(new Error('denied'))
  await user.click(screen.getByTestId('copy-wc2-uri'))
  act(() => kit.test.clock.advance(150))
  await screen.findByText('Failed to copy')
})

test('K-WORLD-17: on a page without clipboard "Copy link" reports the failure', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await show()
  await waitFor(() => expect(screen.getByTestId('copy-wc2-uri')).toHaveProperty('disabled', false))
  act(() => screen.getByTestId('copy-wc2-uri').click())
  await screen.findByText('Failed to copy')
})

test('behavior: the line of the remaining time shows the progress until the code exists', async () => {
  await show({ wallet: lantern, pair: () => new Promise(() => {}) })
  await screen.findByText('Creating the code…')
  expect(screen.queryByText(/^Valid for/)).toBeNull()
  expect(screen.getByTestId('copy-wc2-uri')).toHaveProperty('disabled', true)
})

test('K-WC-05: SELECT_WALLET carries platform, display index, rank and view of each platform', async () => {
  const { events } = await show({ wallet: lantern })
  await userEvent.click(screen.getByTestId('tab-desktop'))
  const selections = events.filter(({ event }) => event === 'SELECT_WALLET')
  const common = { name: 'Lantern', displayIndex: 3, walletRank: 7, view: 'Connect' }
  expect(selections.map(({ properties }) => properties)).toEqual([
    { ...common, platform: 'qrcode' },
    { ...common, platform: 'desktop' },
  ])
})

test('K-WC-08: a rejection shows a toast, navigates back and can be retried', async () => {
  const { kit, fake, events } = await show({ wallet: lantern })
  act(() => fake.reject())
  await screen.findByText('Declined in Lantern')
  await waitFor(() => expect(getShown(kit)).toBe('Connect'))
  expect(events.map(({ event }) => event)).toContain('USER_REJECTED')
  act(() =>
    kit.modal.send({
      type: 'push',
      page: { view: 'ConnectingWalletConnect', data: { wallet: lantern } },
    }),
  )
  await waitFor(() => expect(fake.uris).toHaveLength(2))
})

test.each([
  [
    'a relay that does not answer',
    new ServiceUnreachableError({ host: 'relay.example' }),
    'The connection service isn’t responding. Try again.',
  ],
  [
    'a relay that refuses the app',
    new ServiceUnreachableError({ host: 'relay.example', cause: new Error('invalid key') }),
    'The connection service refused this app.',
  ],
  ['anything else', new TypeError('broken'), 'Lantern didn’t connect'],
])('K-WC-08: %s shows a toast, navigates back and can be retried', async (_, error, told) => {
  let tries = 0
  const pair = async () => {
    tries += 1
    throw error
  }
  const { kit, events } = await show({ wallet: lantern, pair })
  await screen.findByText(told)
  await waitFor(() => expect(getShown(kit)).toBe('Connect'))
  expect(events.map(({ event }) => event)).toContain('CONNECT_ERROR')
  act(() =>
    kit.modal.send({
      type: 'push',
      page: { view: 'ConnectingWalletConnect', data: { wallet: lantern } },
    }),
  )
  await waitFor(() => expect(tries).toBe(2))
})

test('K-MOB-01: on a phone the app opens once with the pairing, and again by the button', async () => {
  const { fake, openWindow } = await show({ wallet: lantern, device: phone })
  const href = `lantern://wc?uri=${encodeURIComponent(fake.uris[0] ?? '')}`
  await waitFor(() => expect(openWindow).toHaveBeenCalledOnce())
  expect(openWindow).toHaveBeenCalledWith(href, '_self', 'noopener,noreferrer')
  await userEvent.click(screen.getByTestId('w3m-connecting-widget-secondary-button'))
  expect(openWindow).toHaveBeenCalledTimes(2)
})

test('K-MOB-07: an app opened by the tap is not opened again; a retry uses the next link', async () => {
  const { kit, fake, openWindow } = await show({ wallet: lantern, opened: true, device: phone })
  await screen.findByText('Continue in Lantern')
  expect(openWindow).not.toHaveBeenCalled()
  act(() => kit.test.clock.advance(2_000))
  await screen.findByText(/Lantern didn’t open/)
  expect(screen.getAllByRole('button', { name: 'Get Lantern' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const uri = encodeURIComponent(fake.uris[0] ?? '')
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(
    `https://lantern.example/link/wc?uri=${uri}`,
    '_self',
    'noopener,noreferrer',
  )
})

test('behavior: a wallet that does not open can be retried with its next link, or installed', async () => {
  const { kit, fake, openWindow } = await show({ wallet: lantern, device: phone })
  await waitFor(() => expect(openWindow).toHaveBeenCalledOnce())
  act(() => kit.test.clock.advance(2_000))
  await screen.findByText(/Lantern didn’t open/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const uri = encodeURIComponent(fake.uris[0] ?? '')
  expect(openWindow).toHaveBeenLastCalledWith(
    `https://lantern.example/link/wc?uri=${uri}`,
    '_self',
    'noopener,noreferrer',
  )
  act(() => kit.test.clock.advance(2_000))
  await screen.findByText(/Lantern didn’t open/)
  const [get] = screen.getAllByRole('button', { name: 'Get Lantern' })
  if (get) await userEvent.click(get)
  expect(openWindow).toHaveBeenLastCalledWith(
    'https://apps.example/lantern',
    '_blank',
    'noopener,noreferrer',
  )
})

test('behavior: a web wallet opens only on a press', async () => {
  const { openWindow } = await show({ wallet: lantern })
  await userEvent.click(screen.getByTestId('tab-webapp'))
  expect(openWindow).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(openWindow).toHaveBeenCalledOnce()
})

test('behavior: an injected wallet connects without a pairing', async () => {
  const injected = fakeWallet({ id: 'lantern', name: 'Lantern', info: { explorerId: lantern.id } })
  const { options } = fakePairing()
  const { kit } = renderWithKit(null, { ...options, wallets: [injected] })
  act(() => openModal(kit, { view: 'Connect' }))
  await waitFor(() => expect(kit.connection.getState().connectors.length).toBeGreaterThan(1))
  act(() => openModal(kit, { view: 'ConnectingWalletConnect', data: { wallet: lantern } }))
  await waitFor(() => expect(injected.requests).toEqual(['connect']))
})
