import { setBalancesHidden } from '@latchkey/kit/query'
import {
  type CreateTestKitOptions,
  createTestKit,
  type FakeAdapterOptions,
  fakeAdapter,
  fakeWallet,
} from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { createLoggedInKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const chains = { http: ['eip155:1', 'eip155:137'], ws: [] }
const token = (name: string, symbol: string, numeric: string, value: number) => ({
  name,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:${symbol}`,
  value,
  price: 1,
  quantity: { decimals: '18', numeric },
  iconUrl: '',
  listed: true,
})
const tokens = {
  balances: [
    token('Clubhouse Points', 'CLUB', '1200.5', 1200.5),
    token('USD Coin', 'USDC', '84.205132', 84.21),
    token('Wrapped Ether', 'WETH', '0.000412', 1.03),
  ],
}

const create = (answers: FakeAnswers, options: CreateTestKitOptions = {}) =>
  function createKit() {
    const fetch = fakeApi({ 'supported-chains': chains, ...answers })
    const connected = fakeWallet({
      id: 'basalt',
      name: 'Basalt Vault',
      info: { icon: walletIcons.basalt },
    })
    const blockchainApiUrl = 'https://api.example'
    return createTestKit({
      started: false,
      connected,
      blockchainApiUrl,
      ports: { fetch },
      ...options,
    })
  }

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: '', shows: /Disconnect/ }),
  title: 'Views/Account',
  args: { pages: [{ view: 'Account' }], createKit: create({ balance: tokens }) },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Tokens: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = { args: { createKit: create({ balance: 'never' }) } }

const answers = (getBalance: NonNullable<FakeAdapterOptions['getBalance']>) => ({
  adapters: [fakeAdapter({ getBalance })],
})

export const BalanceLoading: Story = {
  args: {
    createKit: create(
      { balance: tokens },
      answers(() => new Promise(() => {})),
    ),
  },
}

const offline = () => Promise.reject(new TypeError('offline'))

/** The network and the API are down. The view shows the balance as unknown and not as zero. */
export const BalanceUnknown: Story = {
  args: { createKit: create({ balance: 'error' }, answers(offline)) },
}

/** No service lists the tokens of the network. */
export const TokensUnsupported: Story = {
  args: { createKit: create({ 'supported-chains': { http: [], ws: [] } }) },
}

export const NoTokens: Story = { args: { createKit: create({ balance: { balances: [] } }) } }

export const TokensFailed: Story = { args: { createKit: create({ balance: 'error' }) } }

const many = {
  balances: Array.from({ length: 2_000 }, (_, index) =>
    token(`Token ${index + 1}`, `T${index + 1}`, String(index * 7.25), (2_000 - index) * 3.5),
  ),
}

export const ManyTokens: Story = { args: { createKit: create({ balance: many }) } }

const unlisted = (name: string, symbol: string, digit: string) => ({
  ...token(name, symbol, '900', 0),
  ...{ price: 0, listed: false, address: `eip155:1:0x${digit.repeat(20)}` },
})

/** Tokens that no token list names, one with the symbol of a known token, and many more. */
export const Unlisted: Story = {
  args: {
    createKit: create({
      balance: {
        balances: [
          ...tokens.balances,
          unlisted('USD Coin', 'USDC', '67'),
          unlisted('Harbor Bonus Token of the Second Season', 'HARBOR', '68'),
        ],
        next: 'more',
      },
    }),
  },
}

export const UnlistedDark: Story = { ...Unlisted, globals: { theme: 'dark' } }

export const UnlistedNarrow: Story = {
  ...Unlisted,
  globals: { viewport: { value: 'mobile1' } },
}

/** The form that adds a token, after an address that is none. */
export const AddToken: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByTestId('add-token'))
    await userEvent.type(await page.findByTestId('add-token-address'), 'gold{Enter}')
    await page.findByText('This isn’t an address on Ethereum.')
  },
}

export const AddTokenNarrow: Story = { ...AddToken, globals: { viewport: { value: 'mobile1' } } }

export const AddTokenDark: Story = { ...AddToken, globals: { theme: 'dark' } }

export const Hidden: Story = {
  args: {
    createKit: () => {
      const kit = create({ balance: tokens })()
      setBalancesHidden(kit, true)
      return kit
    },
  },
}

/** The wallet is locked, so it keeps its account but signs nothing. */
export const Locked: Story = {
  args: {
    createKit: () => {
      const kit = create({ balance: tokens })()
      kit.connection.setState(({ connections }) => ({
        connections: connections.map((connection) => ({ ...connection, locked: true })),
      }))
      return kit
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const label = await page.findByText('Unlock')
    expect(label.getClientRects()).toHaveLength(1)
    expect(label.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize))
  },
}

/** On phones the label of the button also stays in one line. */
export const LockedNarrow: Story = { ...Locked, globals: { viewport: { value: 'mobile1' } } }

export const LockedDark: Story = { ...Locked, globals: { theme: 'dark' } }

export const Nfts: Story = { args: { pages: [{ view: 'Account', data: { tab: 'nfts' } }] } }

export const LongTexts: Story = {
  args: {
    createKit: create({
      balance: {
        balances: [
          token(
            'Donaudampfschifffahrtsgesellschaftskapitänstoken',
            'DDSGKT',
            '123456789012.123456',
            9e9,
          ),
          token('رموز النادي الرقمية', 'نادي', '0.1', 0.1),
        ],
      },
    }),
  },
}

export const NotSignedIn: Story = {
  args: {
    createKit: () => {
      const kit = create({ balance: tokens })()
      kit.connection.setState({ signIn: 'optional' })
      return kit
    },
  },
}

const listed = () => {
  const fetch = fakeApi({ 'supported-chains': chains, balance: tokens })
  const blockchainApiUrl = 'https://api.example'
  return { blockchainApiUrl, adapters: [fakeAdapter()], ports: { fetch } }
}

export const LoggedIn: Story = {
  args: { createKit: () => createLoggedInKit(undefined, listed()) },
}

export const LoggedInDark: Story = { ...LoggedIn, globals: { theme: 'dark' } }

/** No token list is available, so the native balance replaces the total. */
export const LoggedInWithoutPrices: Story = {
  args: { createKit: () => createLoggedInKit(undefined, { adapters: [fakeAdapter()] }) },
}

export const LoggedInByProvider: Story = {
  args: {
    createKit: () => createLoggedInKit({ username: 'player', socialProvider: 'github' }),
  },
}
