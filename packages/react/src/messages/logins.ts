import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the pages of logins: e-mail, social networks, the account made by them. Apart from `en.ts` because they
 * load with those pages. The notes for translators there count here too.
 */
export const loginTexts = {
  // Name and placeholder of the field.
  'login.email': 'Email',
  // Read aloud: the arrow at the end of the field.
  'login.submitEmail': 'Continue with this email',
  'login.invalidEmail': 'Invalid email. Check the address and try again.',
  // Reason why the buttons are disabled.
  'login.taken': 'Disconnect the account you are logged in with first.',
  'login.exceeded': 'This app has reached its login limit for this month.',
  // It takes a moment, then the buttons work.
  'login.preparing': 'Preparing login',
  // Read aloud: the buttons of the providers.
  'login.socials': 'Log in with a social account',
  // Button and, where it shows a mark alone, its name. {provider} is a company's name.
  'login.continueWith': 'Continue with {provider}',
  // Under the last mark; opens the list of all of them.
  'login.more': 'More',
  // Read aloud: the same button.
  'login.moreSocials': 'More ways to log in',
  'login.offline': 'You are offline. Check your connection and try again.',
  'login.timedOut': 'Request Timed Out',
  'login.wrong': 'Something went wrong',
  'login.notLoaded': 'Could not load embedded wallet',
  // An email went out a moment ago.
  'login.cooldown': 'Please try again after {seconds} seconds',
  'login.wrongCode': 'Wrong code',
  // The code is too old, or was wrong too often. The button that sends a new one stands below.
  'login.codeOver': 'This code no longer works. Request a new one.',
  'login.tooManyCodes': 'Too many wrong codes. Try again later.',
  // Under the code fields. {reason} is one of the texts above.
  'login.tryCodeAgain': '{reason}. Try again.',

  'login.codeTitle': 'Enter the code we sent to',
  // Read aloud: the six fields of the code.
  'login.codeLabel': 'Six-digit code',
  'login.codeNote': 'The code works for {minutes} minutes.',
  'login.checkingCode': 'Checking the code',
  'login.resendCode': 'Resend code',
  'login.resendCodeIn': 'Resend code in {seconds} s',
  // {site} is the host name of the page. Said before the code is typed, since that is all there is to signing in.
  'login.signsInTo': 'The code signs you in to {site}.',

  'login.deviceTitle': 'Is this new device yours?',
  'login.deviceText': 'Open the link we sent to',
  // A number of two digits follows in large figures.
  'login.deviceNumber': 'Enter this number on the page that opens',
  'login.deviceNote': 'The link works for {minutes} minutes. This page continues automatically.',
  'login.resendEmail': 'Resend email',
  'login.resendEmailIn': 'Resend email in {seconds} s',
  'login.deviceRefused': 'This device wasn’t approved',

  'social.none': 'No social logins available',
  'social.title': 'Log in with {provider}',
  // The person has to act in the window of the provider.
  'social.waiting': 'Continue in the {provider} window.',
  'social.fetching': 'Retrieving your account',
  'social.failedTitle': 'Something went wrong',
  'social.failed': '{provider} didn’t log you in. Nothing was shared.',
  'social.blockedTitle': 'Your browser blocked the window',
  'social.blocked': 'Try again to open the {provider} window.',

  'farcaster.scan': 'Scan this with your phone’s camera',
  'farcaster.scanText': 'Approve the login in Farcaster.',
  // Read aloud: the picture of the code.
  'farcaster.codeLabel': 'QR code for a phone with Farcaster',
  'farcaster.openTitle': 'Log in with Farcaster',
  'farcaster.openText': 'Approve the login in the app, then come back here.',
  'farcaster.open': 'Open Farcaster',
  'farcaster.connectingTitle': 'Logging in',
  'farcaster.connecting': 'This takes a moment. Keep this page open.',
  'farcaster.failed': 'Failed to connect to farcaster',

  'recover.title': 'Your wallet isn’t on this device yet',
  'recover.text':
    'Recover it with your passkey or recovery code. Use them only on the separate recovery page, never here.',
  'recover.open': 'Open the recovery page',
  'recover.continue': 'Continue',
  'recover.waiting': 'Not recovered yet. Finish on the recovery page first.',

  // {app} is the name of the app.
  'capture.required': '{app} needs your email',
  'capture.optional': '{app} would like your email',
  'capture.text': 'Saved to your account.',
  'capture.recent': 'Recently used emails',
  // Read aloud: endings of addresses that can be added with one press.
  'capture.endings': 'Common email domains',
  'capture.continue': 'Continue',
  'capture.skip': 'Skip this step',
  'capture.failed': 'Failed to send email OTP',
  'capture.thisApp': 'This app',

  // Read aloud: where the secure frame shows what is to be approved.
  'approve.place': 'Review the request and approve or decline it.',

  'email.new': 'New email',
  'email.save': 'Save',
  'email.cancel': 'Cancel',
  'email.primaryTitle': 'Enter the code we sent to your current email',
  'email.secondaryTitle': 'Enter the code we sent to your new email',
  'email.wrongAddress': 'Something wrong?',
  'email.tryAgain': 'Try again',
  'email.tryAgainIn': 'Try again in {seconds} s',
  'email.changed': 'Email changed',

  // In the account, below the e-mail or name that was logged in with: the row changes the e-mail.
  'settings.loginEdit': 'Change email',
  'settings.loginWith': 'Logged in with {provider}',
  // Card in the account and what it leads to.
  'upgrade.card': 'Back up your wallet',
  'upgrade.cardText': 'And see your devices and activity',
  'settings.network': 'Network',
  // Row that leads to choosing a name for the account, and what stands below it. {zone} ends every name.
  'settings.chooseName': 'Choose name',
  'settings.chooseNameText': 'Instead of your address, e.g. you.{zone}',
  'settings.smartAccount': 'Smart Account Settings',
  // For developers alone, as all below: another kind of account of the same login, at another address.
  'settings.toSmartAccount': 'Use smart account',
  'settings.toEoa': 'Use simple account',
  'settings.smartAccountText':
    'A smart account can combine several actions in one step, and others can pay its fees. The simple account is the key that owns it. Each has its own address and funds.',
  // Which contracts smart accounts are made of. The page loads anew.
  'settings.version': 'Use smart account version {version}',
  'settings.versionText': 'For development',
  'settings.switchFailed': 'Failed to switch account',
  'settings.nowSmartAccount': 'You are using a smart account.',
  'settings.nowEoa': 'You are using a simple account.',

  'upgrade.title': 'Your wallet has its own page',
  'upgrade.text':
    'Add a passkey or write down your recovery code there. You can also see your devices and activity, and export your keys.',
  'upgrade.open': 'Open {host}',
  'upgrade.note': 'If you sign out there, log in here again.',
} as const

const texts = { ...en, ...loginTexts }

/** Reads the texts of the modal and of logins. Only their pages may use the hook, because it loads the catalogue. */
export function useLoginText() {
  return useTextOf(texts)
}
