/** Texts of the list of signed-in devices, and of signing out. */
export const sessions = {
  title: 'Devices & recovery',
  current: 'This device',
  lastSeen: (when: string) => `Last active ${when}`,
  signOut: 'Sign out',
  signOutDevice: (browser: string) => `Sign out ${browser}`,
  signOutOthers: 'Sign out all other devices',
  none: 'Only this device is signed in.',
  failedTitle: 'Couldn’t load your devices',
  failedText: 'Our server didn’t respond. Nothing has changed.',
  tryAgain: 'Try again',
  revoked: 'Device signed out',
  othersRevoked: 'All other devices signed out',
  revokeFailed: 'That didn’t work. Nothing has changed.',
  signedOut: 'You are signed out',
  confirmOne: {
    title: 'Sign out this device?',
    message: (browser: string) =>
      `${browser} will be signed out immediately and has to sign in again.`,
  },
  confirmOthers: {
    title: 'Sign out all other devices?',
    message: 'Every device except this one has to sign in again.',
  },
  confirmSelf: {
    title: 'Sign out?',
    message: 'You will be signed out and your wallet disconnected.',
  },
}
