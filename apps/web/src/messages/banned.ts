/** Texts for a banned player. */
export const banned = {
  title: 'You are banned for now',
  titleForGood: 'You are banned',
  until: (moment: string) =>
    `The team has banned this account until ${moment}. The ban ends automatically.`,
  forGood: 'The team has banned this account until further notice.',
  /** In the team's own words. */
  reason: 'Reason',
  kept: 'Your points, items and reports are kept.',
  write: 'Contact the team',
  other: 'Use another account',
  /** To a member who wanted to bring a banned account in. */
  notAdded: 'That account is banned from the club',
}
