import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../shell/Notice.tsx'
import type { WebConfigError } from '../web.config.ts'

/** All that a page can show whose settings cannot work: what is wrong, for who runs it. */
export function ConfigProblems({ error }: { readonly error: WebConfigError }) {
  const { configTitle } = useMessages().broken
  return (
    <main>
      <Notice scene="broken" title={configTitle} text={error.shortMessage} alert />
    </main>
  )
}
