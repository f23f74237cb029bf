import type { DirectoryWallet } from '@latchkey/core'
import { pair } from '@latchkey/kit'
import { createTestKit, fakePorts } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fakePairing } from '../../testing/fakePairing.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const lantern: DirectoryWallet = {
  id: '1'.repeat(64),
  name: 'Lantern',
  imageUrl: walletIcons.amber,
  mobileLink: 'lantern://',
  webappLink: 'https://app.lantern.example',
  desktopLink: 'lantern-desktop://',
  homepage: 'https://lantern.example',
  appStore: 'https://apps.example/lantern',
}
function create() {
  const { options, follow } = fakePairing()
  const kit = createTestKit({ started: false, ...options })
  follow(kit)
  return kit
}

function createPhone() {
  const { options, follow } = fakePairing()
  const { page } = fakePorts()
  const device = () =>
    ({
      os: 'ios',
      mobile: true,
      touch: false,
      safari: true,
      telegram: false,
      framed: false,
    }) as const
  const kit = createTestKit({
    started: false,
    ...options,
    ports: { ...options.ports, page: { ...page, device } },
  })
  follow(kit)
  return kit
}

/** Loads the code of the view and of pairings in advance, so that no story waits for it. */
async function fetchCode() {
  const kit = create()
  const caller = new AbortController()
  const shown = new Promise<void>((resolve) => {
    kit.connection.subscribe(({ pairing }) => pairing && resolve())
  })
  const pairing = pair(kit, { ahead: true, signal: caller.signal }).catch(() => undefined)
  await Promise.all([shown, import('./ConnectingWalletConnect.tsx')])
  caller.abort()
  await pairing
}

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Lantern', shows: /Scan this with Lantern/ }),
  title: 'Views/ConnectingWalletConnect',
  loaders: [fetchCode],
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingWalletConnect', data: { wallet: lantern } }],
    createKit: create,
  },
  // Waits for the QR code, so that the checks do not start during the navigation to the view.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByTestId('wui-qr-code')
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByTestId('wui-qr-code')
    // The row below the QR code extends to at most 16 px from the edges of the card.
    const row = page.getByText('Get Lantern').closest('button')
    const card = page.getByTestId('w3m-modal-card')
    await expect(card.clientWidth - (row?.clientWidth ?? 0)).toBeLessThanOrEqual(16)
  },
}

export const AnyWallet: Story = {
  args: { pages: [{ view: 'Connect' }, { view: 'ConnectingWalletConnect' }] },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Phone: Story = {
  args: { createKit: createPhone },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('Continue in Lantern')
  },
}

export const NotOpened: Story = {
  args: {
    createKit: () => {
      const kit = createPhone()
      const unsubscribe = kit.connection.subscribe(({ pairing }) => {
        if (!pairing) return
        unsubscribe()
        setTimeout(() => kit.test.clock.advance(2_000), 200)
      })
      return kit
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText(/didn’t open/)
  },
}

export const NotDetected: Story = {
  args: {
    pages: [
      { view: 'Connect' },
      {
        view: 'ConnectingWalletConnect',
        data: {
          wallet: {
            id: '2'.repeat(64),
            name: 'Basalt Vault',
            imageUrl: walletIcons.basalt,
            injected: [{ injectedId: 'isBasalt' }],
            chromeStore: 'https://store.example/basalt',
          },
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('Not detected')
  },
}

/** The connection to the relay is lost while the QR code is shown. */
export const Away: Story = {
  args: {
    createKit: () => {
      const { fake, options, follow } = fakePairing()
      const kit = createTestKit({ started: false, ...options })
      follow(kit)
      const unsubscribe = kit.connection.subscribe(({ pairing }) => {
        if (!pairing) return
        unsubscribe()
        setTimeout(() => fake.reachRelay(false), 200)
      })
      return kit
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('Connection lost. Trying again…')
  },
}

export const Expired: Story = {
  args: {
    createKit: () => {
      const kit = create()
      const unsubscribe = kit.connection.subscribe(({ pairing }) => {
        if (!pairing) return
        unsubscribe()
        setTimeout(() => kit.test.clock.advance(241_000), 200)
      })
      return kit
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('This code has expired')
  },
}
