import type { WebConfigError } from '../config/web.config.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Notice } from '../parts/Notice.tsx'

/**
 * Page shown instead of the app if the build settings are invalid. Lists the problems for the
 * operator.
 */
export function ConfigProblems({ error }: { readonly error: WebConfigError }) {
  const { configTitle } = useMessages().broken
  return (
    <main>
      <Notice scene="broken" title={configTitle} text={error.shortMessage} alert />
    </main>
  )
}
