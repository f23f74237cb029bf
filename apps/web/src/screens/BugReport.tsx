import { useMessages } from '../messages/MessagesContext.ts'
import { Planned } from './Planned.tsx'

/** Bug report: says what it will hold. */
export default function BugReport() {
  return <Planned scene="note" {...useMessages().bugReport} />
}
