import type { Session } from '@latchkey/frame-api'
import type { Addresses } from '../keys/accountKeys.ts'
import type { OpenOptions, Vault } from '../keys/createVault.ts'
import { RecoveryRequiredError } from '../keys/errors.ts'
import type { FrameNetwork } from './createNetworks.ts'
import { NotSignedInError } from './errors.ts'
import { type FrameAccount, type FrameAccountType, listAccounts } from './listAccounts.ts'

export type OpenAccountsOptions = {
  readonly origin: string
  readonly signal?: AbortSignal | undefined
}

/** Opens and lists the embedded wallet's accounts of the signed-in user. */
export type Accounts = {
  /**
   * Opens the wallet of a session, and creates the wallet at the first login.
   *
   * @throws {RecoveryRequiredError} This device has no key for the wallet. A recovery starts and
   * stays open.
   */
  readonly open: (session: Session, options: OpenAccountsOptions) => Promise<Addresses>
  readonly isOpen: () => boolean
  /**
   * Returns the addresses of the open wallet.
   *
   * @throws {NotSignedInError} No wallet is open.
   */
  readonly require: () => Addresses
  /** Lists the accounts on a network. The account in use comes first. */
  readonly list: (network: FrameNetwork) => readonly [FrameAccount, ...FrameAccount[]]
  /** Sets the account type to use on all networks that support it. */
  readonly prefer: (type: FrameAccountType) => void
  readonly close: () => void
}

export type CreateAccountsParameters = {
  readonly vault: Vault
  /**
   * Waits briefly for a recovery that is about to finish. Returns whether this device holds the
   * wallet afterwards.
   */
  readonly recoveryArrives: () => Promise<boolean>
  /** Starts to wait for a wallet from the recovery page, unless a recovery is already waiting. */
  readonly beginRecovery: (walletId: string, options: { session: Session; origin: string }) => void
  readonly endRecovery: () => void
  /**
   * Stores the account type that a user selected, so that the wallet's own pages show the same
   * account.
   */
  readonly keepType: (userId: string, type: FrameAccountType) => void
}

/** Creates the object that opens and lists the user's accounts, for one document of the frame. */
export function createAccounts(parameters: CreateAccountsParameters): Accounts {
  const { vault, recoveryArrives, beginRecovery, endRecovery, keepType } = parameters
  let openFor: string | undefined
  let preferred: FrameAccountType = 'eoa'
  const require = () => {
    const addresses = vault.getAddresses()
    if (!addresses) throw new NotSignedInError()
    return addresses
  }
  async function openVault(options: OpenOptions): Promise<Addresses> {
    try {
      return await vault.open(options)
    } catch (error) {
      if (error instanceof RecoveryRequiredError && (await recoveryArrives()))
        return vault.open(options)
      throw error
    }
  }
  return {
    async open(session, { origin, signal }) {
      const { userId } = session
      const known = openFor === userId ? vault.getAddresses() : undefined
      if (known) return known
      try {
        const addresses = await openVault({ userId, signal })
        openFor = userId
        endRecovery()
        return addresses
      } catch (error) {
        if (error instanceof RecoveryRequiredError) {
          beginRecovery(error.walletId, { session, origin })
        }
        throw error
      }
    },
    isOpen: () => vault.getAddresses() !== undefined,
    require,
    list: (network) => listAccounts(require(), { network, preferred }),
    prefer(type) {
      preferred = type
      if (openFor !== undefined) keepType(openFor, type)
    },
    close() {
      openFor = undefined
      preferred = 'eoa'
      endRecovery()
      vault.close()
    },
  }
}
