/** Texts for linking external accounts and logging in with them. */
export const links = {
  providers: {
    marketplace: 'Marketplace',
    'marketplace-sandbox': 'Marketplace sandbox',
    discord: 'Discord',
  },
  /** Introduces the list of providers on the login page. */
  logins: 'Or log in with:',
  title: 'Linked accounts',
  /** Describes a linked-account provider before the player has linked an account there. */
  none: {
    marketplace: 'Brings your items into the club.',
    'marketplace-sandbox': 'For testing.',
    discord: 'Shows who you are in the chat.',
  },
  since: (day: string) => `Linked on ${day}`,
  link: 'Link',
  linkName: (provider: string) => `Link ${provider}`,
  unlink: 'Unlink',
  unlinkName: (provider: string) => `Unlink ${provider}`,
  unlinked: (provider: string) => `${provider} unlinked`,
  failed: 'That didn’t work. Nothing has changed.',
  failedTitle: 'Couldn’t load your linked accounts',
  failedText: 'Our server didn’t respond. Nothing has changed.',
  tryAgain: 'Try again',
  confirm: {
    title: (provider: string) => `Unlink ${provider}?`,
    message: (provider: string) =>
      `You can no longer log in with ${provider}, and devices signed in with it are signed out. You can link it again.`,
  },
}

/** Texts of the page to which a provider redirects after the login. */
export const callback = {
  workingTitle: 'One moment',
  working: (provider: string) => `Finishing with ${provider}…`,
  linked: (provider: string) => `${provider} is linked`,
  linkedText: (name: string) => `You can now also log in as ${name}.`,
  linkedNameless: 'You can now also log in with that account.',
  goOn: 'Continue',
  startAgain: 'Start again',
  sendAgain: 'Try again',
  logInThere: (provider: string) => `Log in with ${provider}`,
  toProfile: 'Go to your profile',
  toStart: 'Back to Latchkey',
  reference: (ref: string) => `Reference ${ref}`,
  /** Texts by the server's error code. Each text states the failure and its consequence. */
  problems: {
    link_cancelled: {
      title: 'You cancelled',
      text: 'Nothing was linked, and you were not logged in. You can start again at any time.',
    },
    link_expired: {
      title: 'That took too long',
      text: 'You have ten minutes to finish at the provider. Nothing has changed.',
    },
    link_used: {
      title: 'Already used',
      text: 'This link was already used. If something is missing, start again.',
    },
    link_mixed_up: {
      title: 'This link is from another session',
      text: 'It belongs to another browser, account or attempt. Nothing has changed.',
    },
    link_elsewhere: {
      title: 'Linked to another player',
      text: 'Another player has linked that account. If that is you, log in with it, or unlink it there first.',
    },
    link_present: {
      title: 'One account at a time',
      text: 'You have already linked another account from this provider. Unlink it on your profile first.',
    },
    link_refused: {
      title: 'We couldn’t verify that',
      text: 'The provider refused, or its answer did not pass our checks. Nothing has changed.',
    },
    provider_unreachable: {
      title: 'The provider isn’t responding',
      text: 'Nothing has changed. Start again later.',
    },
    provider_unavailable: {
      title: 'Not available here',
      text: 'This login is not set up in this club.',
    },
    nothing: {
      title: 'No login in progress',
      text: 'This page finishes a login or link that you started here.',
    },
    unreachable: {
      title: 'Our server isn’t responding',
      text: 'Try again within a minute to continue where you left off.',
    },
    other: {
      title: 'That didn’t work',
      text: 'Nothing was linked. Start again.',
    },
  },
}
