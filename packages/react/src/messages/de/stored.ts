import type { storedTexts } from '../stored.ts'

const untilDeleted = 'Bis du es löschst'
const untilDisconnected = 'Bis du trennst'
const untilSignedOut = 'Bis du dich abmeldest'

/** German texts of `storedItems`: purpose of an item, and how long the browser stores it. */
export const stored: Readonly<Record<keyof typeof storedTexts, string>> = {
  'stored.@appkit/active_caip_network_id': 'Das Netzwerk, das du nutzt.',
  'stored.@appkit/active_caip_network_id.kept': untilDeleted,
  'stored.@appkit/active_namespace': 'Das Ökosystem, das du nutzt.',
  'stored.@appkit/active_namespace.kept': untilDeleted,
  'stored.@appkit/connected_namespaces': 'Die Ökosysteme, in denen eine Wallet verbunden ist.',
  'stored.@appkit/connected_namespaces.kept': untilDisconnected,
  'stored.@appkit/connection_status': 'Ob eine Wallet verbunden ist.',
  'stored.@appkit/connection_status.kept': untilDeleted,
  'stored.@appkit/…:connected_connector_id': 'Die Wallet, die du nutzt, je Ökosystem.',
  'stored.@appkit/…:connected_connector_id.kept': untilDisconnected,
  'stored.@appkit/connections':
    'Wallets und Adressen, die du verbunden hast, und dein Name oder deine E-Mail, solange du angemeldet bist.',
  'stored.@appkit/connections.kept':
    'Bis du trennst, oder bis du die Wallet vergisst, falls du mehrere haben kannst',
  'stored.@appkit/disconnected_connector_ids':
    'Wallets, die du getrennt hast, damit sie sich nicht automatisch wieder verbinden.',
  'stored.@appkit/disconnected_connector_ids.kept': 'Bis du sie wieder verbindest',
  'stored.@appkit/recent_wallets': 'Die zwei zuletzt genutzten Wallets, um sie zuerst zu zeigen.',
  'stored.@appkit/recent_wallets.kept': untilDeleted,
  'stored.@appkit/recent_wallet': 'Die Wallet-App auf deinem Handy, die Anfragen erhält.',
  'stored.@appkit/recent_wallet.kept': untilDisconnected,
  'stored.WALLETCONNECT_DEEPLINK_CHOICE': 'Wie diese Wallet-App geöffnet wird.',
  'stored.WALLETCONNECT_DEEPLINK_CHOICE.kept': untilDisconnected,
  'stored.@latchkey/address_labels': 'Namen, die du Konten gegeben hast.',
  'stored.@latchkey/address_labels.kept': 'Bis du den Namen entfernst',
  'stored.@latchkey/send_requests': 'Ausstehende Überweisungen, damit keine zweimal gesendet wird.',
  'stored.@latchkey/send_requests.kept': 'Bis sie bestätigt sind',
  'stored.@latchkey/swap_requests':
    'Ausstehende Tauschvorgänge, damit keiner zweimal ausgeführt wird.',
  'stored.@latchkey/swap_requests.kept': 'Bis sie bestätigt sind',
  'stored.@latchkey/deposit':
    'Eine ausstehende Einzahlung von einer Börse, um dir das Ergebnis zu zeigen.',
  'stored.@latchkey/deposit.kept': 'Bis sie abgeschlossen ist, danach ihr Ergebnis',
  'stored.@latchkey/closed_toasts':
    'Hinweise auf ausstehende Transaktionen, die du geschlossen hast.',
  'stored.@latchkey/closed_toasts.kept': untilDeleted,
  'stored.@latchkey/added_tokens': 'Token, die du einem Konto über ihre Adresse hinzugefügt hast.',
  'stored.@latchkey/added_tokens.kept': 'Bis du den Token entfernst',
  'stored.@latchkey/recent_receivers':
    'Adressen, an die du gesendet hast, um dich vor ähnlich aussehenden zu warnen.',
  'stored.@latchkey/recent_receivers.kept': untilDeleted,
  'stored.@appkit/preferred_account_types': 'Die Art des Kontos, das eine Anmeldung nutzt.',
  'stored.@appkit/preferred_account_types.kept': untilDeleted,
  'stored.@appkit-wallet/EMAIL_LOGIN_USED_KEY':
    'Ob du mit E-Mail oder einem sozialen Konto angemeldet bist.',
  'stored.@appkit-wallet/EMAIL_LOGIN_USED_KEY.kept': untilSignedOut,
  'stored.@appkit-wallet/EMAIL': 'Deine E-Mail-Adresse, wenn du dich damit anmeldest.',
  'stored.@appkit-wallet/EMAIL.kept': untilSignedOut,
  'stored.@appkit-wallet/SOCIAL_USERNAME': 'Dein Name beim Anbieter, mit dem du dich anmeldest.',
  'stored.@appkit-wallet/SOCIAL_USERNAME.kept': untilSignedOut,
  'stored.@appkit/connected_social': 'Der Anbieter, mit dem du dich anmeldest.',
  'stored.@appkit/connected_social.kept': untilSignedOut,
  'stored.@appkit/social_provider': 'Der Anbieter, zu dem du weitergeleitet wirst.',
  'stored.@appkit/social_provider.kept': 'Bis du zurück bist',
  'stored.@appkit-wallet/LAST_USED_CHAIN_KEY': 'Das Netzwerk, das deine Anmeldung nutzt.',
  'stored.@appkit-wallet/LAST_USED_CHAIN_KEY.kept': untilSignedOut,
  'stored.@appkit-wallet/LAST_EMAIL_LOGIN_TIME':
    'Wann der letzte Code per E-Mail gesendet wurde, um ihre Zahl zu begrenzen.',
  'stored.@appkit-wallet/LAST_EMAIL_LOGIN_TIME.kept': 'Bis du angemeldet bist',
  'stored.@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS':
    'Netzwerke, in denen Anmeldungen Smart Accounts haben, für alle gleich.',
  'stored.@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS.kept': untilDeleted,
  'stored.@latchkey/balances_hidden': 'Ob du deine Guthaben verborgen hast.',
  'stored.@latchkey/balances_hidden.kept': untilDeleted,
  'stored.…:bad': 'Ein Eintrag dieser Liste, der nicht gelesen werden konnte.',
  'stored.…:bad.kept': untilDeleted,
  'stored.wc@2:…':
    'Schlüssel der Verbindung zu einer Wallet auf einem anderen Gerät und ihre Berechtigungen.',
  'stored.wc@2:….kept':
    'Bis du trennst; Daten, die zu keiner Wallet gehören, bleiben, bis du sie löschst',
  'stored.secure-frame':
    'Die Wallet deiner E-Mail oder deines sozialen Kontos, verschlüsselt, und der Schlüssel dieses Geräts. Sie öffnet sich nur zusammen mit einem Teil, den der Server der Wallet speichert.',
  'stored.secure-frame.kept':
    'Bis du es löschst. Ohne diese Daten braucht dieses Gerät deinen Wiederherstellungscode oder Passkey',
  'stored.__Host-frame': 'Hält dich bei dieser Wallet angemeldet.',
  'stored.__Host-frame.kept': untilSignedOut,
  'stored.__Host-flow': 'Verbindet eine Anmeldung bei einem Anbieter mit diesem Browser.',
  'stored.__Host-flow.kept': 'Einige Minuten',
  'stored.__Host-recovery': 'Erlaubt dir, diese Wallet in diesem Browser wiederherzustellen.',
  'stored.__Host-recovery.kept': 'Kurze Zeit',
  'stored.@appkit/siwx': 'Die Anmeldenachricht, die du signiert hast, ohne die Signatur.',
  'stored.@appkit/siwx.kept': untilSignedOut,
  'stored.@latchkey/smart_sessions':
    'Berechtigungen, die du einer App gegeben hast und die der Dienst noch nicht gelistet hat.',
  'stored.@latchkey/smart_sessions.kept': 'Bis sie gelistet, widerrufen oder abgelaufen sind',
  'stored.@appkit/recent_emails':
    'Bis zu drei E-Mail-Adressen, die du eingegeben hast, um sie wieder anzubieten.',
  'stored.@appkit/recent_emails.kept': untilDeleted,
  'stored.dapp_smart_account_version':
    'Eine Smart-Account-Version, die ein Entwickler gewählt hat.',
  'stored.dapp_smart_account_version.kept': untilDeleted,
}
