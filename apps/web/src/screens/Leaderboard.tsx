import { useMessages } from '../messages/MessagesContext.ts'
import { Planned } from './Planned.tsx'

/** Leaderboard: says what it will hold. */
export default function Leaderboard() {
  return <Planned scene="board" {...useMessages().leaderboard} />
}
