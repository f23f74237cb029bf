/** Texts of the leaderboard. */
export const leaderboard = {
  season: 'Season',
  /** Of a season whose points still count. */
  running: 'Running',
  /** Label of a finished season. */
  final: 'Final',
  players: (count: string, exact: number) => (exact === 1 ? '1 player' : `${count} players`),
  ends: (day: string) => `ends on ${day}`,
  ended: (day: string) => `ended on ${day}`,
  search: 'Find a player by name',
  show: 'What to show',
  views: { all: 'Everyone', near: 'Around me' },
  board: (season: string) => `Leaderboard of ${season}`,
  around: 'Players around you',
  found: (search: string) => `Players whose names begin with ${search}`,
  /** Before a number, for screen readers alone. */
  rank: 'Rank',
  /** After a number. */
  points: 'points',
  you: 'You',
  /** Of a player who has not chosen a name: the first letters of an id. */
  unnamed: (code: string) => `Member ${code}`,
  more: 'Show more',
  ownPlace: 'Your place',
  of: (rank: string, players: string) => `Rank ${rank} of ${players}`,
  showMe: 'Show me',
  noPlace: 'You have no points in this season yet. Your place appears here with the first ones.',
  noPlaceTitle: 'Nobody is around you yet',
  noPlaceText: 'With your first points in this season you get a place, and neighbours.',
  noSeasonTitle: 'No season has begun',
  noSeasonText: 'As soon as one begins, everybody with points stands here, best first.',
  emptyTitle: 'Nobody has points yet',
  emptyText: 'The season has just begun. Whoever gets the first points leads it.',
  nobodyTitle: (search: string) => `No name here begins with “${search}”`,
  nobodyText: 'Only players with points in this season are found.',
  failedTitle: 'The board could not be read',
  failedText: 'Our server did not answer. Nobody has lost points.',
  tryAgain: 'Try again',
}
