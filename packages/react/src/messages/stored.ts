const untilDeleted = 'Until you delete it'
const untilDisconnected = 'Until you disconnect'
const untilSignedOut = 'Until you sign out'

/**
 * Texts of `storedItems` for the app's privacy page, by name: the purpose of an item, and how long
 * the browser stores it. The kit contains the English texts: this list is for translators and adds
 * no bytes to the app.
 */
export const storedTexts = {
  'stored.@appkit/active_caip_network_id': 'The network you use.',
  'stored.@appkit/active_caip_network_id.kept': untilDeleted,
  'stored.@appkit/active_namespace': 'The ecosystem you use.',
  'stored.@appkit/active_namespace.kept': untilDeleted,
  'stored.@appkit/connected_namespaces': 'The ecosystems in which a wallet is connected.',
  'stored.@appkit/connected_namespaces.kept': untilDisconnected,
  'stored.@appkit/connection_status': 'Whether a wallet is connected.',
  'stored.@appkit/connection_status.kept': untilDeleted,
  'stored.@appkit/…:connected_connector_id': 'The wallet you use, by ecosystem.',
  'stored.@appkit/…:connected_connector_id.kept': untilDisconnected,
  'stored.@appkit/connections':
    'Wallets and addresses you have connected, and your name or email while you are logged in.',
  'stored.@appkit/connections.kept':
    'Until you disconnect, or until you forget the wallet if you can have several',
  'stored.@appkit/disconnected_connector_ids':
    'Wallets you have disconnected, so that they do not reconnect automatically.',
  'stored.@appkit/disconnected_connector_ids.kept': 'Until you connect them again',
  'stored.@appkit/recent_wallets': 'The two wallets you used last, to show them first.',
  'stored.@appkit/recent_wallets.kept': untilDeleted,
  'stored.@appkit/recent_wallet': 'The wallet app on your phone that receives requests.',
  'stored.@appkit/recent_wallet.kept': untilDisconnected,
  'stored.WALLETCONNECT_DEEPLINK_CHOICE': 'How to open that wallet app.',
  'stored.WALLETCONNECT_DEEPLINK_CHOICE.kept': untilDisconnected,
  'stored.@latchkey/address_labels': 'Names you have given to accounts.',
  'stored.@latchkey/address_labels.kept': 'Until you remove the name',
  'stored.@latchkey/send_requests': 'Pending transfers, so that none is sent twice.',
  'stored.@latchkey/send_requests.kept': 'Until they are confirmed',
  'stored.@latchkey/swap_requests': 'Pending swaps, so that none is made twice.',
  'stored.@latchkey/swap_requests.kept': 'Until they are confirmed',
  'stored.@latchkey/deposit': 'A pending deposit from an exchange, to show you the result.',
  'stored.@latchkey/deposit.kept': 'Until it is finished, then its result',
  'stored.@latchkey/closed_toasts':
    'Notifications about pending transactions that you have closed.',
  'stored.@latchkey/closed_toasts.kept': untilDeleted,
  'stored.@latchkey/added_tokens': 'Tokens you have added to an account by their address.',
  'stored.@latchkey/added_tokens.kept': 'Until you remove the token',
  'stored.@latchkey/recent_receivers': 'Addresses you have sent to, to warn you about look-alikes.',
  'stored.@latchkey/recent_receivers.kept': untilDeleted,
  'stored.@appkit/preferred_account_types': 'The kind of account a login uses.',
  'stored.@appkit/preferred_account_types.kept': untilDeleted,
  'stored.@appkit-wallet/EMAIL_LOGIN_USED_KEY':
    'Whether you are logged in with an email or social account.',
  'stored.@appkit-wallet/EMAIL_LOGIN_USED_KEY.kept': untilSignedOut,
  'stored.@appkit-wallet/EMAIL': 'Your email address, if you log in with one.',
  'stored.@appkit-wallet/EMAIL.kept': untilSignedOut,
  'stored.@appkit-wallet/SOCIAL_USERNAME': 'Your name at the provider you log in with.',
  'stored.@appkit-wallet/SOCIAL_USERNAME.kept': untilSignedOut,
  'stored.@appkit/connected_social': 'The provider you log in with.',
  'stored.@appkit/connected_social.kept': untilSignedOut,
  'stored.@appkit/social_provider': 'The provider you are being sent to.',
  'stored.@appkit/social_provider.kept': 'Until you are back',
  'stored.@appkit-wallet/LAST_USED_CHAIN_KEY': 'The network your login uses.',
  'stored.@appkit-wallet/LAST_USED_CHAIN_KEY.kept': untilSignedOut,
  'stored.@appkit-wallet/LAST_EMAIL_LOGIN_TIME':
    'When the last code was emailed, to limit how many are sent.',
  'stored.@appkit-wallet/LAST_EMAIL_LOGIN_TIME.kept': 'Until you have logged in',
  'stored.@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS':
    'Networks on which logins have smart accounts, the same for all users.',
  'stored.@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS.kept': untilDeleted,
  'stored.@latchkey/balances_hidden': 'Whether you have hidden your balances.',
  'stored.@latchkey/balances_hidden.kept': untilDeleted,
  'stored.…:bad': 'An entry of this list that could not be read.',
  'stored.…:bad.kept': untilDeleted,
  'stored.wc@2:…': 'Keys of the connection to a wallet on another device, and its permissions.',
  'stored.wc@2:….kept':
    'Until you disconnect; data that belongs to no wallet stays until you delete it',
  'stored.secure-frame':
    'The wallet of your email or social account, encrypted, and the key of this device. It opens only together with a part that the wallet’s server stores.',
  'stored.secure-frame.kept':
    'Until you delete it. Without it, this device needs your recovery code or passkey',
  'stored.__Host-frame': 'Keeps you logged in to that wallet.',
  'stored.__Host-frame.kept': untilSignedOut,
  'stored.__Host-flow': 'Links a login at a provider to this browser.',
  'stored.__Host-flow.kept': 'A few minutes',
  'stored.__Host-recovery': 'Lets you recover that wallet in this browser.',
  'stored.__Host-recovery.kept': 'A short while',
  'stored.@appkit/siwx': 'The sign-in message you signed, without the signature.',
  'stored.@appkit/siwx.kept': untilSignedOut,
  'stored.@latchkey/smart_sessions':
    'Permissions you have given to an app that the service has not listed yet.',
  'stored.@latchkey/smart_sessions.kept': 'Until it is listed, revoked or expired',
  'stored.@appkit/recent_emails':
    'Up to three email addresses you have typed, to offer them again.',
  'stored.@appkit/recent_emails.kept': untilDeleted,
  'stored.dapp_smart_account_version': 'A smart account version that a developer has chosen.',
  'stored.dapp_smart_account_version.kept': untilDeleted,
} as const satisfies Readonly<Record<`stored.${string}`, string>>
