import type { LoginAccountType, LoginUser } from '../kit/LoginInfo.ts'
import type { SocialName } from '../kit/SocialName.ts'
import { toLoginName } from '../login/later/loginStorage.ts'
import { type FakeWallet, type FakeWalletOptions, fakeWallet } from './fakeWallet.ts'

export type FakeLoginOptions = FakeWalletOptions & {
  readonly email?: string
  readonly username?: string
  readonly socialProvider?: SocialName
  readonly accountType?: LoginAccountType
  readonly backedUp?: boolean
  /** Accounts of the login, for a login with a smart account in addition. */
  readonly loginAccounts?: NonNullable<LoginUser['accounts']>
}

/**
 * Creates a connected login for `createTestKit({ connected })`. Views can show it, but without a
 * fake secure frame it answers no requests.
 */
export function fakeLogin(options: FakeLoginOptions = {}): FakeWallet {
  const { email, username, socialProvider, accountType = 'eoa', backedUp, ...others } = options
  const { loginAccounts: accounts, ...wallet } = others
  const user = {
    ...(email && { email }),
    ...(username && { username }),
    ...(accounts && { accounts }),
  }
  const loginName = toLoginName({ email, username, social: socialProvider })
  return fakeWallet({
    id: 'AUTH',
    name: 'Auth',
    ...wallet,
    info: { type: 'AUTH', ...wallet.info },
    login: {
      user,
      ...(socialProvider && { socialProvider }),
      preferredAccountType: accountType,
      smartAccountDeployed: false,
      ...(loginName && { loginName }),
      ...(backedUp !== undefined && { backedUp }),
      embeddedWalletInfo: {
        user,
        authProvider: socialProvider ?? 'email',
        accountType,
        isSmartAccountDeployed: false,
      },
    },
  })
}
