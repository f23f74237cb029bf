import { Callback } from '../links/Callback.tsx'

/** Redirect target of the chat platform. */
export default function ChatCallback() {
  return <Callback provider="discord" />
}
