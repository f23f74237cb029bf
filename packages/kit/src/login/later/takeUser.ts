import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import type { LoginInfo, LoginUser } from '../../kit/LoginInfo.ts'
import { authConnectorId } from '../../kit/walletConnectId.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { toLoginName } from './loginStorage.ts'
import { toAccounts, type UserAnswer } from './user.ts'

function toUser(session: ActiveLogin, part: LoginPart): LoginUser {
  const { email, username } = session
  const accounts = part.accounts.map(({ address, type }) => ({
    address,
    type: type === 'smartAccount' ? ('smartAccount' as const) : ('eoa' as const),
  }))
  return { ...(email && { email }), ...(username && { username }), accounts }
}

/**
 * Returns the details of a login (provider, name, backup) that `getAccount` adds to an account of
 * the namespace.
 */
export function toLoginInfo(session: ActiveLogin, part: LoginPart): LoginInfo {
  const { social, backedUp } = session
  const user = toUser(session, part)
  const loginName = toLoginName(session)
  return {
    user,
    ...(social && { socialProvider: social }),
    preferredAccountType: part.type,
    smartAccountDeployed: part.deployed,
    ...(loginName && { loginName }),
    ...(backedUp !== undefined && { backedUp }),
    embeddedWalletInfo: {
      user,
      authProvider: social ?? 'email',
      accountType: part.type,
      isSmartAccountDeployed: part.deployed,
    },
  }
}

/** Writes the current details of a login, such as its name, to its connections in the state. */
export function showLogin(kit: Kit, session: ActiveLogin): void {
  const toLogin = (namespace: ChainNamespace) => {
    const part = session.parts.get(namespace)
    return part && toLoginInfo(session, part)
  }
  kit.connection.setState(({ connections }) => ({
    connections: connections.map((connection) => {
      const login =
        connection.connector.id === authConnectorId ? toLogin(connection.namespace) : undefined
      return login ? { ...connection, login } : connection
    }),
  }))
}

/**
 * Stores the secure frame's answer about an account in the login, and notifies listeners if the
 * address has changed.
 */
export function takeUser(
  kit: Kit,
  { session, part }: { readonly session: ActiveLogin; readonly part: LoginPart },
  user: UserAnswer,
): void {
  const before = part.accounts[0]?.address
  const { type, accounts } = toAccounts(user)
  part.accounts = accounts
  part.type = type
  part.deployed = user.smartAccountDeployed ?? part.deployed
  session.backedUp = user.backedUp ?? session.backedUp
  showLogin(kit, session)
  if (accounts[0]?.address === before) return
  for (const listener of [...part.listeners]) listener.accountsChanged(accounts)
}
