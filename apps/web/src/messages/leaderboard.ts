/** Texts of the leaderboard screen. */
export const leaderboard = {
  season: 'Season',
  /** Label of a season in which players still earn points. */
  running: 'Running',
  /** Label of a season that has ended, whose ranks no longer change. */
  final: 'Final',
  players: (count: string, exact: number) => (exact === 1 ? '1 player' : `${count} players`),
  ends: (day: string) => `ends on ${day}`,
  ended: (day: string) => `ended on ${day}`,
  search: 'Find a player by name',
  show: 'Players to show',
  views: { all: 'Everyone', near: 'Around me' },
  board: (season: string) => `Leaderboard of ${season}`,
  around: 'Players around you',
  found: (search: string) => `Players whose names start with ${search}`,
  /** Precedes a player's rank on the leaderboard. Only screen readers read it. */
  rank: 'Rank',
  /** Follows the number of a player's points on the leaderboard. */
  points: 'points',
  you: 'You',
  /** Name of a player who has not chosen one. `code` has four letters and digits. */
  unnamed: (code: string) => `Member ${code}`,
  more: 'Show more',
  ownPlace: 'Your rank',
  of: (rank: string, players: string) => `Rank ${rank} of ${players}`,
  showMe: 'Show me',
  noPlace: 'You have no points this season yet. Earn some to get a rank.',
  noPlaceTitle: 'No neighbours yet',
  noPlaceText: 'Earn your first points this season to get a rank and see the players around you.',
  noSeasonTitle: 'No season yet',
  noSeasonText: 'When a season starts, players with points appear here, best first.',
  emptyTitle: 'No points yet',
  emptyText: 'The season has just started. The first player with points takes the lead.',
  nobodyTitle: (search: string) => `No names start with “${search}”`,
  nobodyText: 'Only players with points this season are listed.',
  failedTitle: 'Couldn’t load the leaderboard',
  failedText: 'Our server didn’t respond. No points are lost.',
  tryAgain: 'Try again',
}
