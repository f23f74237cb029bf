import { useMessages } from '../messages/MessagesContext.ts'
import { Planned } from './Planned.tsx'

/** Shop: says what it will hold. */
export default function Shop() {
  return <Planned scene="shelf" {...useMessages().shop} />
}
