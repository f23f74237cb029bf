import { isSameAddress } from '@latchkey/core'
import type { SignIn, SignInSession } from '../kit/SignIn.ts'

type AccountOnNetwork = Pick<SignInSession['data'], 'accountAddress' | 'chainId'>

/**
 * Returns whether a sign-in session covers an account on a network. With the scope `namespace` it
 * covers the account on every network of the session's namespace.
 */
export function isSessionOf(
  session: AccountOnNetwork,
  { accountAddress, chainId }: AccountOnNetwork,
  scope: SignIn['sessionScope'],
): boolean {
  // Stored ids are not validated, so they are not parsed.
  const toNamespace = (id: string) => id.slice(0, id.indexOf(':'))
  const isInScope =
    session.chainId === chainId ||
    (scope === 'namespace' && toNamespace(session.chainId) === toNamespace(chainId))
  return isInScope && isSameAddress(chainId, session.accountAddress, accountAddress)
}
