import { isUsageExceeded } from '@latchkey/kit'
import { isAuthConnected } from '@latchkey/kit/auth'
import { useKitContext } from '../context/KitContext.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useLoginText } from '../messages/logins.ts'

/**
 * Returns the text that explains why no login is possible now, e.g. because one is connected;
 * `undefined` if logins are possible (K-AUTH-09).
 */
export function useLoginBlock(): string | undefined {
  const { kit } = useKitContext()
  const text = useLoginText()
  const taken = useKitFacts(() => isAuthConnected(kit), false)
  const exceeded = useKitFacts(() => isUsageExceeded(kit), false)
  if (taken) return text('login.taken')
  return exceeded ? text('login.exceeded') : undefined
}
