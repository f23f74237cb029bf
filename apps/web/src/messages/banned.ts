/** Texts that a banned player sees. */
export const banned = {
  title: 'You are banned for now',
  titleForGood: 'You are banned',
  until: (moment: string) =>
    `The team has banned this account until ${moment}. The ban ends automatically.`,
  forGood: 'The team has banned this account until further notice.',
  /** Label above the reason for the ban, which the team entered. */
  reason: 'Reason',
  kept: 'Your points, items and reports are kept.',
  write: 'Contact the team',
  other: 'Use another account',
  /** Error for a member who tries to link a banned account. */
  notAdded: 'That account is banned from the club',
}
