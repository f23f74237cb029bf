/** An item that the kit stores in a browser. */
export type StoredItem = {
  /** Name as the browser shows it. `…` replaces the variable part. */
  readonly name: string
  readonly place: 'localStorage' | 'indexedDB' | 'cookie'
  /**
   * Site that owns the storage: the page with the kit, or the secure frame, whose storage the page
   * cannot read.
   */
  readonly site: 'page' | 'frame'
  readonly writer: 'kit' | 'WalletConnect' | 'secure frame'
  /**
   * Condition under which an app stores the item: with e-mail capture, or for developers. Absent:
   * always.
   */
  readonly only?: 'emailCapture' | 'developers'
  /** Purpose of the item, as text for visitors. */
  readonly purpose: string
  /** How long the item is stored. */
  readonly kept: string
}

const ofKit = { place: 'localStorage', site: 'page', writer: 'kit' } as const
const ofFrame = { site: 'frame', writer: 'secure frame' } as const

const untilDeleted = 'Until you delete it'
const untilDisconnected = 'Until you disconnect'
const untilSignedOut = 'Until you sign out'

/**
 * Every key, database and cookie that the kit, WalletConnect and the secure frame store in a
 * browser. Apps can show the list in their privacy notice. A second kit on a page prefixes its keys
 * with its name.
 */
export const storedItems: readonly StoredItem[] = [
  {
    ...ofKit,
    name: '@appkit/active_caip_network_id',
    purpose: 'The network you use.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit/active_namespace',
    purpose: 'The ecosystem you use.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit/connected_namespaces',
    purpose: 'In which ecosystems a wallet is connected.',
    kept: untilDisconnected,
  },
  {
    ...ofKit,
    name: '@appkit/connection_status',
    purpose: 'Whether a wallet is connected.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit/…:connected_connector_id',
    purpose: 'The wallet you use, by ecosystem.',
    kept: untilDisconnected,
  },
  {
    ...ofKit,
    name: '@appkit/connections',
    purpose:
      'Wallets and addresses you have connected, and while you are logged in your name or email.',
    kept: 'Until you disconnect; where you can have several wallets, until you forget them',
  },
  {
    ...ofKit,
    name: '@appkit/disconnected_connector_ids',
    purpose: 'Wallets you have disconnected, so that they do not come back by themselves.',
    kept: 'Until you connect them again',
  },
  {
    ...ofKit,
    name: '@appkit/recent_wallets',
    purpose: 'The two wallets you used last, to show them first.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit/recent_wallet',
    purpose: 'The wallet app on your phone that is asked.',
    kept: untilDisconnected,
  },
  {
    ...ofKit,
    name: 'WALLETCONNECT_DEEPLINK_CHOICE',
    purpose: 'How to open that wallet app.',
    kept: untilDisconnected,
  },
  {
    ...ofKit,
    name: '@latchkey/address_labels',
    purpose: 'Names you have given to accounts.',
    kept: 'Until you remove the name',
  },
  {
    ...ofKit,
    name: '@latchkey/send_requests',
    purpose: 'Transfers that are under way, so that none is sent twice.',
    kept: 'Until they are in the chain',
  },
  {
    ...ofKit,
    name: '@latchkey/swap_requests',
    purpose: 'Swaps that are under way, so that none is made twice.',
    kept: 'Until they are in the chain',
  },
  {
    ...ofKit,
    name: '@latchkey/deposit',
    purpose: 'A deposit from an exchange that is under way, so that you hear how it ends.',
    kept: 'Until it is over; then how it ended',
  },
  {
    ...ofKit,
    name: '@latchkey/closed_toasts',
    purpose: 'Which notes of what is under way you have closed.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@latchkey/recent_receivers',
    purpose: 'Addresses you have sent to, to warn you of ones that only look like them.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit/preferred_account_types',
    purpose: 'The kind of account a login uses.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
    purpose: 'That you are logged in by email or social account.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit-wallet/EMAIL',
    purpose: 'Your email address, where you log in with one.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit-wallet/SOCIAL_USERNAME',
    purpose: 'Your name at the provider you log in with.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit/connected_social',
    purpose: 'The provider you log in with.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit/social_provider',
    purpose: 'The provider you are being sent to.',
    kept: 'Until you are back',
  },
  {
    ...ofKit,
    name: '@appkit-wallet/LAST_USED_CHAIN_KEY',
    purpose: 'The network your login uses.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
    purpose: 'When the last code was mailed, so that not too many are.',
    kept: 'Until you have logged in',
  },
  {
    ...ofKit,
    name: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
    purpose: 'Networks on which logins have smart accounts, the same for everybody.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@latchkey/balances_hidden',
    purpose: 'Whether you have hidden your balances.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@latchkey/way_back_later',
    purpose: 'For which wallet you put off a way back, so that you are not asked again.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '…:bad',
    purpose: 'An entry of this list that could not be read.',
    kept: untilDeleted,
  },
  {
    place: 'localStorage',
    site: 'page',
    writer: 'WalletConnect',
    name: 'wc@2:…',
    purpose: 'Keys of the line to a wallet on another device, and what was agreed with it.',
    kept: 'Until you disconnect; what names no wallet stays until you delete it',
  },
  {
    ...ofFrame,
    name: 'secure-frame',
    place: 'indexedDB',
    purpose:
      'A wallet that came with your email or social account, encrypted, and the key of this device. It opens only together with a part that the server of the wallet keeps.',
    kept: 'Until you delete it: without it this device needs your recovery code or passkey',
  },
  {
    ...ofFrame,
    name: '__Host-frame',
    place: 'cookie',
    purpose: 'Keeps you logged in to that wallet.',
    kept: untilSignedOut,
  },
  {
    ...ofFrame,
    name: '__Host-flow',
    place: 'cookie',
    purpose: 'Ties a login at a provider to this browser.',
    kept: 'A few minutes',
  },
  {
    ...ofFrame,
    name: '__Host-recovery',
    place: 'cookie',
    purpose: 'Lets you bring back that wallet in this browser.',
    kept: 'A short while',
  },
  {
    ...ofKit,
    name: '@appkit/siwx',
    purpose: 'What you have signed in to, without the signature.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@latchkey/smart_sessions',
    purpose:
      'What you have let an app do and the service that lists such permissions did not take yet.',
    kept: 'Until it is listed, ended or has expired',
  },
  {
    ...ofKit,
    only: 'emailCapture',
    name: '@appkit/recent_emails',
    purpose: 'Up to three email addresses you have typed, to offer them again.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    only: 'developers',
    name: 'dapp_smart_account_version',
    purpose: 'A version of smart accounts that a developer has chosen.',
    kept: untilDeleted,
  },
]
