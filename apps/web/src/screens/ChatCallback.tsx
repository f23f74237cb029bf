import { Callback } from '../links/Callback.tsx'

/** The page to which Discord redirects after its login. */
export default function ChatCallback() {
  return <Callback provider="discord" />
}
