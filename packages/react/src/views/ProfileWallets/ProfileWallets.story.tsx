import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { renameAccount } from '@latchkey/kit'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const networks = [mainnet, solana, bitcoin] as const
const amber = () => fakeWallet({ id: 'amber', name: 'Amber', info: { icon: walletIcons.amber } })
const basalt = () =>
  fakeWallet({
    id: 'basalt',
    name: 'Basalt Vault',
    accounts: ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    info: { icon: walletIcons.basalt },
  })
const cobalt = () =>
  fakeWallet({
    id: 'cobalt',
    name: 'Cobalt',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    accounts: [
      { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' },
      {
        address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
        type: 'ordinal',
      },
    ],
    info: { icon: walletIcons.cobalt },
  })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Wallets', shows: /2 wallets connected/ }),
  title: 'Views/ProfileWallets',
  args: {
    pages: [{ view: 'Account' }, { view: 'ProfileWallets', data: { namespace: 'eip155' } }],
    createKit: () =>
      createTestKit({
        started: false,
        networks: [...networks],
        features: { multiWallet: true },
        connected: [amber(), cobalt(), basalt()],
      }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Several: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const active = within(await page.findByTestId('wui-active-profile-wallet-item'))
    // Neither the address nor the buttons wrap to a second line.
    const address = active.getByText('0xfB…c5d359')
    await expect(address.getClientRects()).toHaveLength(1)
    await expect(address.offsetHeight).toBe(20)
    const name = 'Disconnect'
    await expect(active.getByRole('button', { name }).offsetHeight).toBe(40)
    const other = within(page.getByTestId('active-connection'))
    await expect(other.getByText('0x5a…1BeAed').offsetHeight).toBe(20)
    await expect(other.getByText('Switch').offsetHeight).toBe(20)
  },
}

const words = 'Rücklagen für die Steuer 2026/27'
const named = (labels: Readonly<Record<string, string>>) => () => {
  const kit = createTestKit({
    started: false,
    networks: [...networks],
    features: { multiWallet: true },
    connected: [amber(), cobalt(), basalt()],
  })
  for (const [address, label] of Object.entries(labels)) {
    renameAccount(kit, { namespace: 'eip155', address, label })
  }
  return kit
}
const amberAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const basaltAddress = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

export const Named: Story = {
  args: { createKit: named({ [amberAddress]: 'Games', [basaltAddress]: 'Savings' }) },
}

export const NamedDark: Story = { ...Named, globals: { theme: 'dark' } }

export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { createKit: named({ [amberAddress]: words, [basaltAddress]: words }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const active = within(await page.findByTestId('wui-active-profile-wallet-item'))
    const other = within(page.getByTestId('active-connection'))
    for (const row of [active, other]) {
      // A long name is cut to one line, with a tooltip that shows all of it. The address and the
      // buttons stay visible.
      const name = row.getByText(words)
      await expect(name.offsetHeight).toBe(24)
      await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
      await expect(name.title).toBe(words)
    }
    await expect(active.getByText('0xfB…c5d359').offsetHeight).toBe(20)
    await expect(other.getByText('0x5a…1BeAed').offsetHeight).toBe(20)
    await expect(other.getByText('Switch').offsetHeight).toBe(20)
  },
}

export const LongNameRightToLeft: Story = {
  ...LongName,
  globals: { ...LongName.globals, direction: 'rtl' },
}

export const ArabicName: Story = {
  globals: { direction: 'rtl' },
  args: { createKit: named({ [amberAddress]: 'ألعاب', [basaltAddress]: 'حساب التوفير للعائلة' }) },
}

export const Renaming: Story = {
  args: { createKit: named({ [basaltAddress]: 'Savings' }) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const active = within(await page.findByTestId('wui-active-profile-wallet-item'))
    await userEvent.click(active.getByRole('button', { name: /^Rename/ }))
    await expect(active.getByRole('textbox')).toHaveFocus()
    const other = within(page.getByTestId('active-connection'))
    await userEvent.click(other.getByRole('button', { name: /^Rename/ }))
    await expect(other.getByRole('textbox')).toHaveFocus()
  },
}

export const RenamingNarrow: Story = {
  ...Renaming,
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
}

export const RenamingRightToLeft: Story = { ...Renaming, globals: { direction: 'rtl' } }

export const Aligned: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const rows = [
      await page.findByTestId('wui-active-profile-wallet-item'),
      page.getByTestId('active-connection'),
      page.getByTestId('add-connection-button'),
    ]
    // All images start at the same horizontal position.
    const starts = rows.map((row) => row.querySelector('[data-size="40"]')?.getBoundingClientRect())
    await expect(new Set(starts.map((box) => box?.left)).size).toBe(1)
  },
}

export const Bitcoin: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('tab', { name: 'Bitcoin' }))
    await page.findByText('Ordinals')
  },
}

export const One: Story = {
  args: {
    createKit: () => createTestKit({ started: false, networks: [mainnet], connected: amber() }),
  },
}

export const None: Story = {
  args: { createKit: () => createTestKit({ started: false, networks: [mainnet] }) },
}
