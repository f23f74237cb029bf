import { Callback } from '../links/Callback.tsx'

/** Return from the chat platform. */
export default function ChatCallback() {
  return <Callback provider="discord" />
}
