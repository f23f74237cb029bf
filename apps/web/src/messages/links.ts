/** Logging in with accounts elsewhere, and linking them. */
export const links = {
  providers: {
    marketplace: 'Marketplace',
    'marketplace-sandbox': 'Marketplace sandbox',
    discord: 'Discord',
  },
  /** On the login page, in front of the names of the providers. */
  logins: 'Or with an account you have:',
  title: 'Linked accounts',
  /** Text below the name of a provider without a linked account. */
  none: {
    marketplace: 'Brings your items into the club.',
    'marketplace-sandbox': 'For testers: an account without worth.',
    discord: 'Shows who you are in the chat.',
  },
  since: (day: string) => `Linked on ${day}`,
  link: 'Link',
  linkName: (provider: string) => `Link ${provider}`,
  unlink: 'Unlink',
  unlinkName: (provider: string) => `Unlink ${provider}`,
  unlinked: (provider: string) => `${provider} is unlinked`,
  failed: 'That did not work. Nothing has changed.',
  failedTitle: 'Your linked accounts could not be read',
  failedText: 'Our server did not answer. Nothing has changed.',
  tryAgain: 'Try again',
  confirm: {
    title: (provider: string) => `Unlink ${provider}?`,
    message: (provider: string) =>
      `You can no longer log in with ${provider}, and whoever came in by it elsewhere is signed out. You can link it again.`,
  },
}

/** Where a provider sends people back to. */
export const callback = {
  workingTitle: 'One moment',
  working: (provider: string) => `We are finishing with ${provider}.`,
  linked: (provider: string) => `${provider} is linked`,
  linkedText: (name: string) => `From now on you can log in as ${name} too.`,
  linkedNameless: 'From now on you can log in with that account too.',
  goOn: 'Go on',
  startAgain: 'Start again',
  sendAgain: 'Try again',
  logInThere: (provider: string) => `Log in with ${provider}`,
  toProfile: 'To your profile',
  toStart: 'Back to Latchkey',
  reference: (ref: string) => `Reference ${ref}`,
  /** Texts by the server's error code. Each states the failure and its effect. */
  problems: {
    link_cancelled: {
      title: 'You said no',
      text: 'Nothing was linked and nobody was logged in. You can start again whenever you like.',
    },
    link_expired: {
      title: 'That took too long',
      text: 'Between leaving and coming back there are ten minutes. Nothing has changed.',
    },
    link_used: {
      title: 'Already done',
      text: 'This answer was used before. If you are not where you wanted to be, start again.',
    },
    link_mixed_up: {
      title: 'This is not from here',
      text: 'The answer belongs to another browser, another account or another attempt. Nothing has changed.',
    },
    link_elsewhere: {
      title: 'Linked to somebody else',
      text: 'That account belongs to another player here. If that is you, log in with it, or unlink it there first.',
    },
    link_present: {
      title: 'One account at a time',
      text: 'You have linked another account there. Unlink that one on your profile first.',
    },
    link_refused: {
      title: 'That did not add up',
      text: 'The provider refused, or its answer did not pass our checks. Nothing has changed.',
    },
    provider_unreachable: {
      title: 'The provider does not answer',
      text: 'It cannot be reached at the moment. Nothing has changed; start again in a while.',
    },
    provider_unavailable: {
      title: 'Not available here',
      text: 'This way in is not set up in this club.',
    },
    nothing: {
      title: 'Nothing to finish',
      text: 'This page finishes a login or link that you began here. None is under way.',
    },
    unreachable: {
      title: 'Our server does not answer',
      text: 'Try again within a minute and it goes on where it was.',
    },
    other: {
      title: 'That did not work',
      text: 'Nothing was linked. Start again.',
    },
  },
}
