/** Texts for deleting an account. */
export const deletion = {
  title: 'Delete account',
  text: (days: number) =>
    `Your name, linked accounts, devices and reports are deleted ${days} days after you ask. Until then you can change your mind.`,
  ask: 'Delete account',
  confirm: {
    title: 'Delete your account?',
    message: (day: string) =>
      `On ${day} your name, linked accounts, devices and reports will be deleted. Your points stay on the leaderboard without a name. Your wallet and its funds are not affected. Until that day you can log in and keep your account.`,
  },
  asked: (day: string) => `Your account will be deleted on ${day}.`,
  keep: 'Keep my account',
  kept: 'Your account will not be deleted',
  failed: 'That didn’t work. Nothing has changed.',
  /** Accessible name of the banner about the pending deletion. */
  banner: 'Account deletion',
}
