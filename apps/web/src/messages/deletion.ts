/** Texts of deleting one's account. */
export const deletion = {
  title: 'Delete account',
  text: (days: number) =>
    `Name, linked accounts, devices and reports go for good ${days} days after you ask. Until then you can change your mind.`,
  ask: 'Delete account',
  confirm: {
    title: 'Delete your account?',
    message: (day: string) =>
      `On ${day} your name, linked accounts, devices and reports go for good. Your points stay on the board without a name. Your wallet and what is in it are not touched. Until that day you can log in and keep your account.`,
  },
  asked: (day: string) => `Your account goes for good on ${day}.`,
  keep: 'Keep my account',
  kept: 'Your account stays as it is',
  failed: 'That did not work. Nothing has changed.',
  /** Name of the banner, for screen readers. */
  banner: 'Deletion of your account',
}
