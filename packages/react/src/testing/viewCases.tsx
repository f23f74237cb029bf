import type { DirectoryWallet } from '@latchkey/core'
import { mainnet, solana } from '@latchkey/core/networks'
import { openModal } from '@latchkey/kit'
import { createEmailCapture } from '@latchkey/kit/sign-in'
import { type CreateTestKitOptions, fakeLogin, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { buyOptions } from './buyStory.ts'
import { fakeApi } from './fakeApi.ts'
import { fakeNft } from './fakeNfts.ts'
import { fakePairing } from './fakePairing.ts'
import { renderWithKit } from './renderWithKit.tsx'
import { sessionAnswers, sessionOptions } from './sessionStory.ts'

const wallet = () => fakeWallet({ hangs: 'switchNetwork' })
/** Names the wallet of the tests. */
export const walletId = { connectorId: 'test.wallet', namespace: 'eip155' } as const

const lantern: DirectoryWallet = {
  id: '1'.repeat(64),
  name: 'Lantern',
  mobileLink: 'lantern://',
  appStore: 'https://apps.example/lantern',
}

const email = 'player@example.com'
const newEmail = 'new@example.com'
/** Logins are offered; the frame never comes. */
const offered: CreateTestKitOptions = {
  secureFrame: { url: 'https://secure.example/sdk' },
  ports: { loadFrameHost: () => new Promise(() => {}) },
}
/** Whoever signs in is asked for an e-mail. */
const capturing = (): CreateTestKitOptions => ({
  connected: fakeWallet(),
  signIn: {
    ...fakeSignIn(),
    emailCapture: createEmailCapture({
      requestCode: async () => 'sent',
      confirmCode: async () => {},
    }),
  },
  features: { emailCapture: ['required'] },
})
const loggedIn = (): CreateTestKitOptions => ({ ...offered, connected: fakeLogin({ email }) })

/** Somebody swaps on the network. */
const swapping = (): CreateTestKitOptions => ({
  connected: wallet(),
  blockchainApiUrl: 'https://api.example',
  swap: { routers: { 'eip155:1': [`0x${'2a'.repeat(20)}`] } },
})

/** A view as a person meets it. */
export type ViewCase = {
  readonly page: Page
  readonly title: string
  /** A text or label that is there once the view is. */
  readonly shows: RegExp
  readonly options: CreateTestKitOptions
}

/** Every view of the registry once. */
export const viewCases: readonly ViewCase[] = [
  {
    page: { view: 'Connect' },
    title: 'Connect Wallet',
    shows: /Test Wallet/,
    options: { wallets: [fakeWallet()] },
  },
  {
    page: { view: 'ConnectingExternal', data: walletId },
    title: 'Test Wallet',
    shows: /Continue in Test Wallet/,
    options: { wallets: [fakeWallet({ hangs: 'connect' })] },
  },
  { page: { view: 'Account' }, title: '', shows: /Disconnect/, options: { connected: wallet() } },
  {
    page: { view: 'AllWallets' },
    title: 'All Wallets',
    shows: /Test Wallet/,
    options: { wallets: [fakeWallet()] },
  },
  { page: { view: 'Networks' }, title: 'Choose Network', shows: /Polygon/, options: {} },
  {
    page: { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } },
    title: 'Polygon',
    shows: /Approve in Test Wallet/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'UnsupportedChain' },
    title: 'Switch Network',
    shows: /does not support/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'SIWXSignMessage' },
    title: 'Sign In',
    shows: /prove that this wallet is yours/,
    options: { connected: wallet(), signIn: fakeSignIn() },
  },
  {
    page: { view: 'DataCapture' },
    title: 'Profile',
    shows: /needs your email/,
    options: capturing(),
  },
  {
    page: { view: 'DataCaptureOtpConfirm', data: { email } },
    title: 'Confirm Email',
    shows: /Enter the code/,
    options: capturing(),
  },
  {
    page: { view: 'WhatIsAWallet' },
    title: 'What is a Wallet?',
    shows: /One key to many apps/,
    options: {},
  },
  {
    page: { view: 'ConnectWallets' },
    title: 'Connect Wallet',
    shows: /Test Wallet/,
    options: { wallets: [fakeWallet()] },
  },
  { page: { view: 'Create' }, title: 'Create Wallet', shows: /^Email$/, options: offered },
  { page: { view: 'GetWallet' }, title: 'Get a Wallet', shows: /\S/, options: {} },
  {
    page: { view: 'Downloads', data: { wallet: lantern } },
    title: 'Get Lantern',
    shows: /iOS app/,
    options: {},
  },
  {
    page: { view: 'WhatIsANetwork' },
    title: 'What is a network?',
    shows: /Where your assets live/,
    options: {},
  },
  {
    page: { view: 'ConnectingWalletConnect', data: { wallet: lantern } },
    title: 'Lantern',
    shows: /Scan this with Lantern/,
    options: fakePairing().options,
  },
  {
    page: { view: 'ConnectingWalletConnectBasic' },
    title: 'WalletConnect',
    shows: /Scan this with your wallet/,
    options: fakePairing().options,
  },
  {
    page: {
      view: 'ConnectingMultiChain',
      data: {
        name: 'Test Wallet',
        connectors: [walletId, { connectorId: 'test.wallet', namespace: 'solana' }],
      },
    },
    title: 'Select Chain',
    shows: /Where do you want to use Test Wallet/,
    options: { wallets: [fakeWallet()] },
  },
  { page: { view: 'UsageExceeded' }, title: 'Usage Exceeded', shows: /over its plan/, options: {} },
  {
    page: { view: 'SwitchActiveChain', data: { switchToChain: 'solana' } },
    title: 'Switch Chain',
    shows: /Test Wallet cannot be used there/,
    options: { connected: wallet(), networks: [mainnet, solana] },
  },
  {
    page: { view: 'ProfileWallets' },
    title: 'Wallets',
    shows: /1 wallet connected/,
    options: { connected: wallet() },
  },
  { page: { view: 'EmailLogin' }, title: 'Email Login', shows: /^Email$/, options: offered },
  {
    page: { view: 'EmailVerifyOtp', data: { email } },
    title: 'Confirm Email',
    shows: /works for 10 minutes/,
    options: offered,
  },
  {
    page: { view: 'EmailVerifyDevice', data: { email } },
    title: 'Register Device',
    shows: /works for 10 minutes/,
    options: offered,
  },
  { page: { view: 'ConnectSocials' }, title: 'All Socials', shows: /Google/, options: offered },
  {
    page: { view: 'ConnectingSocial', data: { provider: 'github' } },
    title: 'GitHub',
    shows: /Continue in the GitHub window/,
    options: offered,
  },
  {
    page: { view: 'ConnectingFarcaster' },
    title: 'Farcaster',
    shows: /Scan this with your phone/,
    options: offered,
  },
  {
    page: { view: 'RecoverWallet' },
    title: 'Recover Wallet',
    shows: /not on this device yet/,
    options: offered,
  },
  {
    page: { view: 'ApproveTransaction' },
    title: 'Approve Transaction',
    shows: /Review the request/,
    options: loggedIn(),
  },
  {
    page: { view: 'UpdateEmailWallet' },
    title: 'Edit Email',
    shows: /Save/,
    options: loggedIn(),
  },
  {
    page: { view: 'UpdateEmailPrimaryOtp', data: { email, newEmail } },
    title: 'Confirm Current Email',
    shows: /sent to your current email/,
    options: loggedIn(),
  },
  {
    page: { view: 'UpdateEmailSecondaryOtp', data: { email, newEmail } },
    title: 'Confirm New Email',
    shows: /sent to your new email/,
    options: loggedIn(),
  },
  {
    page: { view: 'UpgradeEmailWallet' },
    title: 'Upgrade Your Wallet',
    shows: /page of its own/,
    options: loggedIn(),
  },
  {
    page: { view: 'FundWallet' },
    title: 'Fund Wallet',
    shows: /Receive funds/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'OnRampProviders' },
    title: 'Choose Provider',
    shows: /Card Desk/,
    options: { connected: wallet(), ...buyOptions },
  },
  {
    page: { view: 'OnRampFiatSelect' },
    title: 'Select Currency',
    shows: /US Dollar/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'OnRampTokenSelect' },
    title: 'Select Token',
    shows: /USD Coin/,
    options: { connected: wallet() },
  },
  {
    page: {
      view: 'BuyInProgress',
      data: { name: 'Card Desk', url: 'https://card.example/', failed: false },
    },
    title: 'Buy',
    shows: /Buy in Card Desk/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WhatIsABuy' },
    title: 'What is Buy?',
    shows: /Pay with what you have/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'PayWithExchange' },
    title: 'Deposit from Exchange',
    shows: /Amount in US dollars/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'PayWithExchangeSelectAsset' },
    title: 'Select Asset',
    shows: /USD Coin/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletReceive' },
    title: 'Receive',
    shows: /Copy address/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletCompatibleNetworks' },
    title: 'Compatible Networks',
    shows: /only what is on these networks/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'Transactions' },
    title: 'Activity',
    shows: /is not listed here/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'NftDetails', data: { nft: { ...fakeNft(7), imageUrl: undefined } } },
    title: 'Medal 7',
    shows: /Clubhouse Medals/,
    options: { connected: wallet() },
  },
  { page: { view: 'AccountSettings' }, title: '', shows: /Change email/, options: loggedIn() },
  {
    page: { view: 'SmartAccountSettings' },
    title: 'Smart Account Settings',
    shows: /You are using a simple account/,
    options: loggedIn(),
  },
  {
    page: { view: 'ChooseAccountName' },
    title: '',
    shows: /A name for your account/,
    options: loggedIn(),
  },
  {
    page: { view: 'RegisterAccountName' },
    title: 'Choose Name',
    shows: /Account name/,
    options: loggedIn(),
  },
  {
    page: { view: 'RegisterAccountNameSuccess', data: { name: 'mira.latchkey.id' } },
    title: '',
    shows: /mira.latchkey.id is yours/,
    options: loggedIn(),
  },
  {
    page: { view: 'SmartSessionList' },
    title: 'Smart Sessions Beta',
    shows: /Arcade/,
    options: { ...sessionOptions, ports: { fetch: fakeApi(sessionAnswers()) } },
  },
  {
    page: { view: 'SmartSessionCreated' },
    title: '',
    shows: /Smart session created/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletSend' },
    title: 'Send',
    shows: /Add Address|Select Token/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletSendSelectToken' },
    title: 'Select Token',
    shows: /Your tokens/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletSendPreview', data: { requestId: 'one' } },
    title: 'Review Send',
    shows: /nothing to send yet/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletSendConfirmed' },
    title: 'Confirmed',
    shows: /on its way/,
    options: { connected: wallet() },
  },
  {
    page: { view: 'WalletSendPending', data: { id: 'one' } },
    title: 'Activity',
    shows: /not pending any more/,
    options: { connected: wallet() },
  },
  { page: { view: 'Swap' }, title: 'Swap', shows: /You pay/, options: swapping() },
  {
    page: { view: 'SwapSelectToken', data: { target: 'toToken' } },
    title: 'Select Token',
    shows: /Your tokens/,
    options: swapping(),
  },
  {
    page: { view: 'SwapPreview', data: { requestId: 'one' } },
    title: 'Preview Swap',
    shows: /nothing to swap yet/,
    options: swapping(),
  },
  ...(
    [
      ['Pay', 'How you pay'],
      ['PayQuote', 'Payment quote'],
      ['PayLoading', 'Processing payment…'],
    ] as const
  ).map(([view, title]) => ({
    page: { view },
    title,
    shows: /nothing to pay/,
    options: { connected: wallet() },
  })),
]

/** Opens the modal on a view, and waits until it is there. */
export async function showView({
  page,
  title,
  shows,
  options,
}: ViewCase): Promise<ReturnType<typeof renderWithKit>> {
  const rendered = renderWithKit(<ConnectButton />, options)
  act(() => openModal(rendered.kit, { view: 'Connect' }))
  await screen.findByTestId('w3m-modal-card')
  await waitFor(() => {
    const wanted = options.wallets?.length ?? 0
    expect(rendered.kit.connection.getState().connectors.length).toBeGreaterThanOrEqual(wanted)
  })
  act(() => openModal(rendered.kit, page))
  await waitFor(() => expect(screen.getByTestId('w3m-header-text').textContent).toBe(title))
  await screen.findAllByText(shows)
  return rendered
}
