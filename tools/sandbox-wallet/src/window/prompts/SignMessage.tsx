import { useState } from 'react'
import { decodeMessage, toVisibleText } from '../toVisibleText.ts'

/** Shows the full message to sign on the approval page, as text or as bytes. */
export function SignMessage({ message }: { readonly message: string }) {
  const text = decodeMessage(message)
  const [showsBytes, setShowsBytes] = useState(text === undefined)
  return (
    <section className="group">
      <div className="group-head">
        <h2>Message</h2>
        {text !== undefined && (
          <button
            type="button"
            className="link"
            aria-pressed={showsBytes}
            onClick={() => setShowsBytes(!showsBytes)}
          >
            Show bytes
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <pre className="document" tabIndex={0}>
        {showsBytes || text === undefined ? message : toVisibleText(text)}
      </pre>
    </section>
  )
}
