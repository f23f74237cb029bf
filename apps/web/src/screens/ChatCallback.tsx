import { useMessages } from '../messages/MessagesContext.ts'
import { Callback } from './Callback.tsx'

/** Return from the chat platform. */
export default function ChatCallback() {
  return <Callback text={useMessages().callback.chat} />
}
