import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the views for smart sessions. They are in a separate catalogue from `en.ts`
 * because they load only with these views. The conventions for translators in `en.ts` apply here
 * too.
 */
export const permissionTexts = {
  // Title of the view, and the tag that marks the feature as preliminary.
  'sessions.title': 'Smart sessions',
  'sessions.beta': 'Beta',
  // For screen readers: names the group of tabs. The tabs follow.
  'sessions.states': 'Smart sessions by state',
  'sessions.active': 'Active',
  'sessions.expired': 'Expired',
  'sessions.revoked': 'Revoked',
  'sessions.loading': 'Loading smart sessions',
  'sessions.failed': 'Smart sessions couldn’t be loaded',
  'sessions.offline': 'You are offline',
  'sessions.offlineText': 'Smart sessions appear once you’re back online.',
  // Text of each tab while its list is empty.
  'sessions.none.active': 'No active sessions',
  'sessions.none.expired': 'No expired sessions',
  'sessions.none.revoked': 'No revoked sessions',
  'sessions.noneText': 'Apps that can act without asking you appear here.',
  // Below an app's name. {date} is a date with a time.
  'sessions.at.active': 'Until {date}',
  'sessions.at.expired': 'Expired {date}',
  'sessions.at.revoked': 'Revoked {date}',
  // Permissions of an app. {contract} and {token} are shortened addresses, {amount} is an amount
  // with its currency, {period} is one of the five texts below, such as "every day".
  'sessions.may': 'Without asking, it can:',
  'sessions.contract-call': 'Call the contract {contract}',
  'sessions.native-token-recurring-allowance': 'Spend up to {amount} {period}',
  'sessions.token': 'Spend up to {amount} ({token}) {period}',
  'sessions.erc20-recurring-allowance':
    'Spend up to {amount} of the smallest units of token {token} {period}',
  'sessions.every.day': 'every day',
  'sessions.every.hour': 'every hour',
  'sessions.every.minute': 'every minute',
  'sessions.every.second': 'every second',
  // {period} is e.g. "2 days".
  'sessions.every': 'every {period}',
  // {type} is the name that the app gave the permission.
  'sessions.other': 'Unknown permission: {type}',
  'sessions.nothing': 'Nothing',
  'sessions.revoke': 'Revoke',
  'sessions.confirm': 'The app will have to ask you again. This can’t be undone.',
  'sessions.keep': 'Keep',
  'sessions.revoking': 'Confirm in your wallet',
  // Texts of toasts.
  'sessions.done': 'Smart session revoked',
  'sessions.doneHere': 'Revoked here. Your wallet keeps the permission until it expires.',
  'sessions.declined': 'You declined the request',
  'sessions.notRevoked': 'The smart session couldn’t be revoked',

  'sessions.created': 'Smart session created',
  'sessions.createdText':
    'The app can now do what you approved without asking, until the session expires. You can revoke it at any time.',
  // Text below the title after a new smart session, if the service that lists smart sessions does
  // not respond.
  'sessions.unlistedText':
    'The app can now do what you approved without asking, until the session expires. The session couldn’t be listed yet. Until then, only this browser shows it, and you can revoke it only here.',
  // Button that opens the list of smart sessions, which loads again.
  'sessions.show': 'Show smart sessions',
  'sessions.gotIt': 'Got it',
  // Opens a help page of the app's choice.
  'sessions.help': 'Read more about smart sessions',
} as const

const texts = { ...en, ...permissionTexts }

/**
 * Reads the texts of the modal and of smart sessions. Only the smart session views may use this
 * hook, because it imports their catalogue.
 */
export function usePermissionText() {
  return useTextOf(texts)
}
