import type { Messages } from '../en.ts'

/** German texts of the leaderboard screen. */
export const leaderboard: Messages['leaderboard'] = {
  season: 'Saison',
  running: 'Läuft',
  final: 'Endstand',
  players: (count, exact) => (exact === 1 ? '1 Spieler' : `${count} Spieler`),
  ends: (day) => `endet am ${day}`,
  ended: (day) => `endete am ${day}`,
  search: 'Spieler nach Namen suchen',
  show: 'Angezeigte Spieler',
  views: { all: 'Alle', near: 'Um mich herum' },
  board: (season) => `Rangliste von ${season}`,
  around: 'Spieler um dich herum',
  found: (search) => `Spieler, deren Namen mit ${search} beginnen`,
  rank: 'Rang',
  points: 'Punkte',
  you: 'Du',
  unnamed: (code) => `Mitglied ${code}`,
  more: 'Mehr anzeigen',
  ownPlace: 'Dein Rang',
  of: (rank, players) => `Rang ${rank} von ${players}`,
  showMe: 'Zu mir',
  noPlace: 'Du hast in dieser Saison noch keine Punkte. Sammle welche, um einen Rang zu bekommen.',
  noPlaceTitle: 'Noch keine Nachbarn',
  noPlaceText:
    'Sammle deine ersten Punkte dieser Saison, um einen Rang zu bekommen und die Spieler um dich herum zu sehen.',
  noSeasonTitle: 'Noch keine Saison',
  noSeasonText:
    'Wenn eine Saison beginnt, erscheinen hier die Spieler mit Punkten, die besten zuerst.',
  emptyTitle: 'Noch keine Punkte',
  emptyText:
    'Die Saison hat gerade begonnen. Wer die ersten Punkte sammelt, übernimmt die Führung.',
  nobodyTitle: (search) => `Kein Name beginnt mit „${search}“`,
  nobodyText: 'Hier stehen nur Spieler mit Punkten in dieser Saison.',
  failedTitle: 'Die Rangliste konnte nicht geladen werden',
  failedText: 'Unser Server hat nicht geantwortet. Es gehen keine Punkte verloren.',
  tryAgain: 'Erneut versuchen',
}
