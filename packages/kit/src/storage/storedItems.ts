/** An item that the kit, WalletConnect or the secure frame stores in a browser. */
export type StoredItem = {
  /**
   * Storage key, or name of the database or cookie, as browsers list it. `…` stands for a variable
   * part.
   */
  readonly name: string
  readonly place: 'localStorage' | 'indexedDB' | 'cookie'
  /**
   * Site whose storage contains the item: the page with the kit, or the secure frame, whose storage
   * the page cannot read.
   */
  readonly site: 'page' | 'frame'
  readonly writer: 'kit' | 'WalletConnect' | 'secure frame'
  /**
   * Condition under which the item is stored: if the app requests emails at sign-in, or developer
   * settings are on. Absent: always.
   */
  readonly only?: 'emailCapture' | 'developers'
  /** Purpose of the item, as a text that apps show to visitors. */
  readonly purpose: string
  /** How long the item is stored, as a text that apps show to visitors. */
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
    purpose: 'The ecosystems in which a wallet is connected.',
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
      'Wallets and addresses you have connected, and your name or email while you are logged in.',
    kept: 'Until you disconnect, or until you forget the wallet if you can have several',
  },
  {
    ...ofKit,
    name: '@appkit/disconnected_connector_ids',
    purpose: 'Wallets you have disconnected, so that they do not reconnect automatically.',
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
    purpose: 'The wallet app on your phone that receives requests.',
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
    purpose: 'Pending transfers, so that none is sent twice.',
    kept: 'Until they are confirmed',
  },
  {
    ...ofKit,
    name: '@latchkey/swap_requests',
    purpose: 'Pending swaps, so that none is made twice.',
    kept: 'Until they are confirmed',
  },
  {
    ...ofKit,
    name: '@latchkey/deposit',
    purpose: 'A pending deposit from an exchange, to show you the result.',
    kept: 'Until it is finished, then its result',
  },
  {
    ...ofKit,
    name: '@latchkey/closed_toasts',
    purpose: 'Notifications about pending transactions that you have closed.',
    kept: untilDeleted,
  },
  {
    ...ofKit,
    name: '@latchkey/added_tokens',
    purpose: 'Tokens you have added to an account by their address.',
    kept: 'Until you remove the token',
  },
  {
    ...ofKit,
    name: '@latchkey/recent_receivers',
    purpose: 'Addresses you have sent to, to warn you about look-alikes.',
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
    purpose: 'Whether you are logged in with an email or social account.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@appkit-wallet/EMAIL',
    purpose: 'Your email address, if you log in with one.',
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
    purpose: 'When the last code was emailed, to limit how many are sent.',
    kept: 'Until you have logged in',
  },
  {
    ...ofKit,
    name: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
    purpose: 'Networks on which logins have smart accounts, the same for all users.',
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
    name: '…:bad',
    purpose: 'An entry of this list that could not be read.',
    kept: untilDeleted,
  },
  {
    place: 'localStorage',
    site: 'page',
    writer: 'WalletConnect',
    name: 'wc@2:…',
    purpose: 'Keys of the connection to a wallet on another device, and its permissions.',
    kept: 'Until you disconnect; data that belongs to no wallet stays until you delete it',
  },
  {
    ...ofFrame,
    name: 'secure-frame',
    place: 'indexedDB',
    purpose:
      'The wallet of your email or social account, encrypted, and the key of this device. It opens only together with a part that the wallet’s server stores.',
    kept: 'Until you delete it. Without it, this device needs your recovery code or passkey',
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
    purpose: 'Links a login at a provider to this browser.',
    kept: 'A few minutes',
  },
  {
    ...ofFrame,
    name: '__Host-recovery',
    place: 'cookie',
    purpose: 'Lets you recover that wallet in this browser.',
    kept: 'A short while',
  },
  {
    ...ofKit,
    name: '@appkit/siwx',
    purpose: 'The sign-in message you signed, without the signature.',
    kept: untilSignedOut,
  },
  {
    ...ofKit,
    name: '@latchkey/smart_sessions',
    purpose: 'Permissions you have given to an app that the service has not listed yet.',
    kept: 'Until it is listed, revoked or expired',
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
    purpose: 'A smart account version that a developer has chosen.',
    kept: untilDeleted,
  },
]
