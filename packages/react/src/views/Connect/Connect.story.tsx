import { createTestKit, fakeWallet, toWalletId } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toStoryDirectory } from '../../testing/directoryStory.ts'
import { createInstalledKit, createLoggedInKit, createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const amber = fakeWallet({ id: 'amber', name: 'Amber', info: { icon: walletIcons.amber } })
const basalt = fakeWallet({
  id: 'basalt',
  name: 'Basalt Vault',
  info: { icon: walletIcons.basalt },
})
const cobalt = fakeWallet({ id: 'cobalt', name: 'Cobalt', info: { icon: walletIcons.cobalt } })
const unnamed = fakeWallet({ id: 'no-icon', name: 'Wallet without a picture' })
const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}

const relay = { relayUrl: 'wss://relay.example' }

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Connect wallet', shows: /Amber/ }),
  title: 'Views/Connect',
  args: {
    pages: [{ view: 'Connect' }],
    createKit: () => createTestKit({ started: false, wallets: [amber, basalt, cobalt] }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Wallets: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Many: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        wallets: Array.from({ length: 14 }, (_, index) =>
          fakeWallet({
            id: `wallet-${index}`,
            name: `Wallet ${index + 1}`,
            info: { icon: Object.values(walletIcons)[index % 3] ?? '' },
          }),
        ),
      }),
  },
}

const recent = { id: 'recent', name: 'Umber Wallet' }

/** A wallet list with entries in every section. */
export const Sections: Story = {
  args: {
    createKit: () => {
      const kit = createTestKit({
        started: false,
        wallets: [amber],
        featuredWalletIds: [toWalletId(9)],
        customWallets: [{ id: 'own', name: 'Clubhouse Wallet', imageUrl: walletIcons.cobalt }],
        features: { email: false, socials: false },
        ...toStoryDirectory(),
      })
      kit.connection.setState({ recentWallets: [recent] })
      return kit
    },
  },
}

export const SectionsDark: Story = { ...Sections, globals: { theme: 'dark' } }

export const SectionsRightToLeft: Story = { ...Sections, globals: { direction: 'rtl' } }

/** The directory has not responded yet, so placeholders reserve the space of its wallets. */
export const Loading: Story = {
  args: {
    createKit: () =>
      createTestKit({ started: false, wallets: [amber], ...toStoryDirectory({ held: true }) }),
  },
}

/** A wallet is paired. No other wallet can be paired until it is disconnected. */
export const Paired: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        connected: fakeWallet({
          id: 'walletConnect',
          name: 'Umber Wallet',
          info: { type: 'WALLET_CONNECT' },
        }),
        wallets: [amber],
        customWallets: [{ id: 'own', name: 'Clubhouse Wallet' }],
        ...toStoryDirectory(),
      }),
    pages: [{ view: 'Connect', data: { addWalletForNamespace: 'eip155' } }],
  },
}

export const Collapsed: Story = {
  args: {
    createKit: () =>
      createTestKit({ started: false, wallets: [amber], features: { collapseWallets: true } }),
  },
}

/** A wallet that supports two namespaces has a single row. */
export const SeveralChains: Story = {
  args: {
    createKit: () => {
      const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
      const info = { icon: walletIcons.amber }
      const kit = createTestKit({ started: false, wallets: [basalt] })
      const other = fakeWallet({ id: 'amber', name: 'Amber', caipNetworkId: solana, info })
      kit.connection.setState({
        connectors: [amber.connector.info, basalt.connector.info, other.connector.info],
      })
      return kit
    },
  },
}

export const NoneFound: Story = { args: { createKit: () => createTestKit({ started: false }) } }

export const Connected: Story = {
  args: {
    createKit: () => createTestKit({ started: false, connected: amber, wallets: [basalt] }),
    pages: [{ view: 'Connect', data: { addWalletForNamespace: 'eip155' } }],
  },
}

export const Impostor: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        wallets: [
          fakeWallet({
            id: 'one',
            name: 'Amber',
            info: { icon: walletIcons.amber, duplicate: true },
          }),
          fakeWallet({ id: 'two', name: 'Amber', info: { duplicate: true } }),
        ],
      }),
  },
}

export const LongNames: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        wallets: [
          fakeWallet({ id: 'de', name: 'Donaudampfschifffahrtsgesellschaftswallet' }),
          fakeWallet({ id: 'ar', name: 'محفظة العملات الرقمية الآمنة' }),
          unnamed,
        ],
      }),
  },
}

export const LegalFooter: Story = {
  args: { createKit: () => createTestKit({ started: false, wallets: [amber, basalt], ...legal }) },
}

export const LegalCheckbox: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        wallets: [amber, basalt],
        features: { legalCheckbox: true },
        ...legal,
      }),
  },
}

const everySocial = { email: true, socials: true } as const

/** The page has no injected wallet, so the logins come first. */
export const Logins: Story = {
  args: { createKit: () => createLoginKit({ features: everySocial, ...relay }) },
}

export const LoginsDark: Story = { ...Logins, globals: { theme: 'dark' } }

export const LoginsRightToLeft: Story = { ...Logins, globals: { direction: 'rtl' } }

export const LoginsNarrow: Story = { ...Logins, globals: { viewport: { value: 'mobile1' } } }

export const LoginsAfterWallets: Story = {
  args: { createKit: () => createLoginKit({ wallets: [amber, basalt] }) },
}

export const TwoSocials: Story = {
  args: {
    createKit: () => createLoginKit({ features: { socials: ['google', 'apple'] }, ...relay }),
  },
}

/** The page runs as an installed app, and its secure frame has not loaded yet. */
export const LoginsPreparing: Story = {
  args: { createKit: () => createInstalledKit({ features: everySocial, ...relay }) },
}

export const LoginsAndCollapsed: Story = {
  args: {
    createKit: () => createLoginKit({ features: { ...everySocial, collapseWallets: true } }),
  },
}

export const LoggedIn: Story = {
  args: {
    createKit: () => createLoggedInKit(),
    pages: [{ view: 'Connect', data: { addWalletForNamespace: 'eip155' } }],
  },
}
