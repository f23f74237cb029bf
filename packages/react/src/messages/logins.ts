import { en } from './en.ts'
import { useTextOf } from './useTextOf.ts'

/**
 * English texts of the login views: email, social accounts and the account that a login creates.
 * They are in a separate catalogue from `en.ts` because they load only with these views. The
 * conventions for translators in `en.ts` apply here too.
 */
export const loginTexts = {
  // Label and placeholder of the email field.
  'login.email': 'Email',
  // For screen readers: arrow button at the end of the email field.
  'login.submitEmail': 'Continue with this email',
  'login.invalidEmail': 'Invalid email. Check the address and try again.',
  // Reasons why the login buttons are disabled.
  'login.taken': 'Disconnect the account you are logged in with first.',
  'login.exceeded': 'This app has reached its login limit for this month.',
  // Shown while the login loads. The buttons work afterwards.
  'login.preparing': 'Preparing login',
  // For screen readers: names the group of social login buttons.
  'login.socials': 'Log in with a social account',
  // Label of the button, or its accessible name if it shows only a logo. {provider} is a company.
  'login.continueWith': 'Continue with {provider}',
  // Below the last logo. Opens the list of all providers.
  'login.more': 'More',
  // For screen readers: accessible name of the button with the text of `login.more`.
  'login.moreSocials': 'More ways to log in',
  'login.offline': 'You are offline. Check your connection and try again.',
  'login.timedOut': 'Request Timed Out',
  // The code of the login could not be loaded, because a new version of the app has replaced it.
  'login.outdated': 'There is a new version of this page. Reload it, then log in.',
  'login.wrong': 'Something went wrong',
  'login.notLoaded': 'Could not load embedded wallet',
  // Shown if the page was loaded without encryption.
  'login.insecure': 'Login needs a secure connection. Open this site with https.',
  // Shown when an email was sent moments ago.
  'login.cooldown': 'Please try again after {seconds} seconds',
  'login.wrongCode': 'Wrong code',
  // The code has expired or was entered wrongly too often. A button below sends a new code.
  'login.codeOver': 'This code no longer works. Request a new one.',
  'login.tooManyCodes': 'Too many wrong codes. Try again later.',
  // Below the code fields. {reason} says why the code was rejected, e.g. "Wrong code".
  'login.tryCodeAgain': '{reason}. Try again.',

  'login.codeTitle': 'Enter the code we sent to',
  // For screen readers: label of the six code fields.
  'login.codeLabel': 'Six-digit code',
  'login.codeNote': 'The code works for {minutes} minutes.',
  'login.checkingCode': 'Checking the code',
  'login.resendCode': 'Resend code',
  'login.resendCodeIn': 'Resend code in {seconds} s',
  // Shown before the user enters the code, so that the user knows which site the code gives access
  // to. {site} is the host name of the page.
  'login.signsInTo': 'The code signs you in to {site}.',

  'login.deviceTitle': 'Is this new device yours?',
  'login.deviceText': 'Open the link we sent to',
  // Above a two-digit number in large figures.
  'login.deviceNumber': 'Enter this number on the page that opens',
  'login.deviceNote': 'The link works for {minutes} minutes. This page continues automatically.',
  'login.resendEmail': 'Resend email',
  'login.resendEmailIn': 'Resend email in {seconds} s',
  'login.deviceRefused': 'This device wasn’t approved',

  'social.none': 'No social logins available',
  'social.title': 'Log in with {provider}',
  // Shown while the user logs in in the provider's window.
  'social.waiting': 'Continue in the {provider} window.',
  'social.fetching': 'Retrieving your account',
  'social.failedTitle': 'Something went wrong',
  'social.failed': '{provider} didn’t log you in. Nothing was shared.',
  'social.blockedTitle': 'Your browser blocked the window',
  'social.blocked': 'Try again to open the {provider} window.',

  'farcaster.scan': 'Scan this with your phone’s camera',
  'farcaster.scanText': 'Approve the login in Farcaster.',
  // For screen readers: describes the QR code.
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

  // {app} is the app's name.
  'capture.required': '{app} needs your email',
  'capture.optional': '{app} would like your email',
  'capture.text': 'Saved to your account.',
  'capture.recent': 'Recently used emails',
  // For screen readers: names the group of buttons that complete the address with a common domain.
  'capture.endings': 'Common email domains',
  'capture.continue': 'Continue',
  'capture.skip': 'Skip this step',
  'capture.failed': 'Failed to send email OTP',
  'capture.thisApp': 'This app',

  // For screen readers: names the area in which the secure frame shows the request.
  'approve.place': 'Review the request and approve or decline it.',
  // Shown instead of the request if the page has a dialog open that blocks the wallet's area.
  'approve.windowTitle': 'Continue in a window',
  'approve.windowText':
    'The dialog of this page is in the way. Your wallet shows the request in a window.',
  'approve.windowOpen': 'Open window',
  // Brings the open window to the front.
  'approve.windowShow': 'Show window',
  'approve.windowBlocked': 'Allow pop-ups for this page, then open the window again.',

  'email.new': 'New email',
  'email.save': 'Save',
  'email.cancel': 'Cancel',
  'email.primaryTitle': 'Enter the code we sent to your current email',
  'email.secondaryTitle': 'Enter the code we sent to your new email',
  'email.wrongAddress': 'Something wrong?',
  'email.tryAgain': 'Try again',
  'email.tryAgainIn': 'Try again in {seconds} s',
  'email.changed': 'Email changed',

  // Row of the account settings, below the email or name of the login. Changes the email.
  'settings.loginEdit': 'Change email',
  'settings.loginWith': 'Logged in with {provider}',
  // Row in the account view that opens the wallet's page, and its description. The second
  // description is for a wallet without a recovery method.
  'upgrade.card': 'Recovery and devices',
  'upgrade.cardText': 'Recovery, devices and activity of your wallet',
  'upgrade.cardMissing': 'Recovery isn’t set up yet',
  'settings.network': 'Network',
  // Row that opens the view for choosing an account name, and its description. All names end in
  // {zone}.
  'settings.chooseName': 'Choose name',
  'settings.chooseNameText': 'Instead of your address, e.g. you.{zone}',
  'settings.smartAccount': 'Smart account settings',
  // For developers, like all later texts of this catalogue: switches between the two accounts of a
  // login, which have different addresses.
  'settings.toSmartAccount': 'Use smart account',
  'settings.toEoa': 'Use simple account',
  'settings.smartAccountText':
    'A smart account can combine several actions in one step, and others can pay its fees. The simple account is the key that owns it. Each has its own address and funds.',
  // For developers: chooses the contract version of smart accounts. Reloads the page.
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

/**
 * Reads the texts of the modal and of logins. Only the login views may use this hook, because it
 * imports their catalogue.
 */
export function useLoginText() {
  return useTextOf(texts)
}
