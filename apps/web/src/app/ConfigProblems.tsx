import type { WebConfigError } from '../config/web.config.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'

/** All that a page can show whose settings cannot work: what is wrong, for who runs it. */
export function ConfigProblems({ error }: { readonly error: WebConfigError }) {
  const { configTitle } = useMessages().broken
  return (
    <main>
      <Notice scene="broken" title={configTitle} text={error.shortMessage} alert />
    </main>
  )
}
