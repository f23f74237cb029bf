import type { ThemeMode } from '@latchkey/kit'
import { getBuyStore } from '@latchkey/kit/buy'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { KitProvider } from '../provider/KitProvider.tsx'
import { buyOptions, type FakeShop, fakeShop } from '../testing/buyStory.ts'
import { BuyWidget } from './BuyWidget.tsx'

type StageProps = {
  readonly shop?: FakeShop
  readonly amount?: string
  readonly connected?: boolean
  readonly disabled?: boolean
  readonly themeMode?: ThemeMode
}

function Stage({ shop, amount = '100', connected = true, disabled, themeMode }: StageProps) {
  const [kit] = useState(() => {
    const made = createTestKit({
      started: false,
      themeMode: themeMode ?? 'light',
      connected: connected ? fakeWallet() : [],
      blockchainApiUrl: 'https://api.example',
      ...buyOptions,
      ports: { fetch: fakeShop(shop).fetch },
    })
    getBuyStore(made).setState({ amount })
    return made
  })
  return (
    <KitProvider kit={kit}>
      <BuyWidget disabled={disabled} />
    </KitProvider>
  )
}

const meta: Meta<StageProps> = {
  title: 'BuyWidget',
  parameters: { layout: 'padded' },
  render: (args, { globals }) => <Stage {...args} themeMode={globals['theme']} />,
}
export default meta
type Story = StoryObj<StageProps>

export const Quoted: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = { args: { amount: '' } }

export const Quoting: Story = { args: { shop: { quote: 'never' } } }

export const LoadingOptions: Story = { args: { shop: { options: 'never' } } }

export const OutsideLimits: Story = { args: { amount: '9000' } }

/** The blockchain API fails, so the widget shows sample figures that are labelled as such. */
export const SampleOptions: Story = {
  args: { shop: { options: Response.json({}, { status: 400 }), quote: 'error' } },
}

export const SampleQuote: Story = { args: { shop: { quote: 'error' } } }

export const NotSold: Story = { args: { shop: { quote: null } } }

export const NoOptions: Story = {
  args: { shop: { options: { paymentCurrencies: [], purchaseCurrencies: [] } } },
}

export const NotConnected: Story = { args: { connected: false } }

export const Disabled: Story = { args: { disabled: true } }
