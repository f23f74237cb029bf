import { type Kit, openModal, setThemeMode, type ThemeMode } from '@latchkey/kit'
import {
  type CreateTestKitOptions,
  createTestKit,
  fakePorts,
  fakeWallet,
} from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { viewParameters } from '../testing/viewStory.tsx'
import { walletIcons } from '../testing/walletIcons.ts'
import { KitModal } from './KitModal.tsx'
import { KitProvider } from './KitProvider.tsx'

type StageProps = {
  readonly createKit: () => Kit
  readonly themeMode?: ThemeMode | undefined
}

const amber = fakeWallet({ id: 'amber', name: 'Amber', info: { icon: walletIcons.amber } })
const cobalt = fakeWallet({ id: 'cobalt', name: 'Cobalt', info: { icon: walletIcons.cobalt } })
const toKit = (options: CreateTestKitOptions) => () =>
  createTestKit({ started: false, disableAppend: true, wallets: [amber, cobalt], ...options })

/** Renders a page with an area that contains the modal. */
function Stage({ createKit, themeMode }: StageProps) {
  const [kit] = useState(createKit)
  useEffect(() => {
    if (themeMode) setThemeMode(kit, themeMode)
  }, [kit, themeMode])
  useEffect(() => {
    if (!kit.config.enableEmbedded) openModal(kit)
  }, [kit])
  return (
    <KitProvider kit={kit}>
      <main style={{ display: 'grid', placeItems: 'center', minBlockSize: '100vh' }}>
        <KitModal />
      </main>
    </KitProvider>
  )
}

const meta: Meta<StageProps> = {
  title: 'Modal/KitModal',
  parameters: viewParameters,
  args: { createKit: toKit({ enableEmbedded: true }) },
  render: (args, { globals }) => <Stage {...args} themeMode={globals['theme']} />,
  play: async ({ canvas }) => {
    await within(await canvas.findByTestId('w3m-modal-card')).findByText('Amber')
  },
}
export default meta
type Story = StoryObj<StageProps>

/** K-MODAL-14: embedded in the page, without overlay or close button. */
export const Embedded: Story = {}

export const EmbeddedDark: Story = { globals: { theme: 'dark' } }

export const EmbeddedRightToLeft: Story = { globals: { direction: 'rtl' } }

export const EmbeddedNarrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const EmbeddedAccount: Story = {
  args: { createKit: toKit({ enableEmbedded: true, connected: amber }) },
  play: async ({ canvas }) => {
    await canvas.findByTestId('disconnect-button')
  },
}

/**
 * K-MODAL-14: with `disableAppend` alone, the dialog element is rendered at the position of
 * `KitModal`.
 */
export const Placed: Story = {
  args: { createKit: toKit({}) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    await within(dialog).findByText('Amber')
    await expect(dialog.closest('main')).not.toBeNull()
  },
}

const { page } = fakePorts()
const phone = { ...page, device: () => ({ ...page.device(), os: 'ios' as const, mobile: true }) }

/** K-MODAL-13: on a phone, the card fills the height of the screen. */
export const FullScreenOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { createKit: toKit({ enableMobileFullScreen: true, ports: { page: phone } }) },
  play: async ({ canvas }) => {
    const card = await canvas.findByTestId('w3m-modal-card')
    await within(card).findByText('Amber')
    await expect(card.hasAttribute('data-full-screen')).toBe(true)
  },
}
