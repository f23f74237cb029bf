import type { Prompt } from '../../wire/wire.ts'
import { Facts } from '../Facts.tsx'
import { toVisibleText } from '../toVisibleText.ts'

type SignInProps = { readonly prompt: Extract<Prompt, { kind: 'sign-in' }> }

/**
 * Shows the complete text of a message on the approval page. Its signature signs in and connects at
 * the same time.
 */
export function SignIn({ prompt: { message, chainNames } }: SignInProps) {
  return (
    <>
      <p className="muted">
        Approving signs this text. It signs you in and connects the app to this account.
      </p>
      <Facts facts={[{ name: 'Networks', value: chainNames.join(', ') }]} />
      <section className="group">
        <h2>Message</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
        <pre className="document" tabIndex={0}>
          {toVisibleText(message)}
        </pre>
      </section>
    </>
  )
}
