import type { Club } from './createClub.ts'

type Severity = Club['reports'][number]['severity']
type Status = Club['reports'][number]['status']
type Told = readonly [severity: Severity, title: string, happened: string]

/**
 * Bug reports that the sandbox's players have written, with the team's answers. An open report has
 * no answer.
 */
const told: readonly (readonly [...Told, status: Status, answer?: string])[] = [
  [
    'hinders',
    'The board jumps back to its top',
    'I scrolled down to my friends, changed to another tab and came back: it was at the top again.',
    'fixed',
    'Found and mended: the board stays where you left it.',
  ],
  [
    'looks',
    'My name is cut on my phone',
    'With a name of 24 letters the last two are missing when I hold the phone upright.',
    'fixed',
    'A long name takes two lines now. Thank you for the picture.',
  ],
  [
    'blocks',
    'The lantern has not come',
    'I bought the brass lantern on Tuesday, and my account at the marketplace is still empty.',
    'answered',
    'The marketplace was closed for a day. Yours was delivered last night; tell us if it is not there.',
  ],
  [
    'hinders',
    'Points of the second race are missing',
    'I was third in the second race of the evening, and only the first one counts.',
    'closed',
    'The second race was run for practice, so nobody has points of it. We say so beforehand next time.',
  ],
  [
    'looks',
    'Dark is a little too dark',
    'In the dark theme I can hardly see where one card ends and the next begins.',
    'open',
  ],
  [
    'hinders',
    'Search does not find Zoë',
    'When I type zoe nobody is found. With the two dots she is there at once.',
    'open',
  ],
]

const hourMs = 3_600_000

/**
 * Creates the bug reports of players who took part in a season. The newest is a few hours old.
 * Answers follow within a day.
 */
export function createReports(now: number, toPlayer: (index: number) => string): Club['reports'] {
  return told.map(([severity, title, happened, status, answer], index) => {
    const at = now - (told.length - index) * 29 * hourMs
    return {
      id: `report${String(index).padStart(16, '0')}`,
      player: toPlayer(index * 61 + 7),
      createdAt: new Date(at).toISOString(),
      title,
      severity,
      happened,
      status,
      answers:
        answer === undefined
          ? []
          : [{ at: new Date(at + 20 * hourMs).toISOString(), text: answer }],
    }
  })
}
