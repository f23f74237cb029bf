import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of smart sessions. Apart from `en.ts` because they load with those pages. The notes for
 * translators there count here too.
 */
export const permissionTexts = {
  // Title of the page, and small tag beside it: it may still change.
  'sessions.title': 'Smart Sessions',
  'sessions.beta': 'Beta',
  // Read aloud: names the tabs.
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
  // Below the name of an app. {date} is a day with a time.
  'sessions.at.active': 'Until {date}',
  'sessions.at.expired': 'Expired {date}',
  'sessions.at.revoked': 'Revoked {date}',
  // Rights of an app. {contract} and {token} are short addresses, {amount} is an amount with its
  // currency, {period} is one of the five texts below, such as "every day".
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
  // {period} is like "2 days".
  'sessions.every': 'every {period}',
  // {type} is what the app calls it.
  'sessions.other': 'Unknown permission: {type}',
  'sessions.nothing': 'Nothing',
  'sessions.revoke': 'Revoke',
  'sessions.confirm': 'The app will have to ask you again. This can’t be undone.',
  'sessions.keep': 'Keep',
  'sessions.revoking': 'Confirm in your wallet',
  // Toasts.
  'sessions.done': 'Smart session revoked',
  'sessions.doneHere': 'Revoked here. Your wallet keeps the permission until it expires.',
  'sessions.declined': 'User rejected the request',
  'sessions.notRevoked': 'The smart session couldn’t be revoked',

  'sessions.created': 'Smart session created',
  'sessions.createdText':
    'The app can now do what you approved without asking, until the session expires. You can revoke it at any time.',
  // In place of that, where the service that lists smart sessions did not answer.
  'sessions.unlistedText':
    'The app can now do what you approved without asking, until the session expires. The session couldn’t be listed yet. Until then, only this browser shows it, and you can revoke it only here.',
  // Leads to the list, which tries again.
  'sessions.show': 'Show smart sessions',
  'sessions.gotIt': 'Got it!',
  // Opens a page of the app's choosing with answers to questions.
  'sessions.help': 'Read more about smart sessions',
} as const

const texts = { ...en, ...permissionTexts }

/** Reads the texts of the modal and of smart sessions. Only their pages may use the hook, because it loads the catalogue. */
export function usePermissionText() {
  return useTextOf(texts)
}
