/** Texts of the sections of the login page that show the club to visitors. */
export const landing = {
  /** Title of the three best players while the season is unknown. */
  top: 'Top of the leaderboard',
  topOf: (season: string) => `Top of ${season}`,
  topNone: 'No one has points yet. The first player with points takes the lead.',
  topFailed: 'Couldn’t load the leaderboard.',
}
