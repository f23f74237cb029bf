import type { ChainNamespace, DirectoryWallet } from '@latchkey/core'
import { type WalletAlias, walletAliases } from '@latchkey/core/directory'
import {
  awaitConnection,
  type Connection,
  discoverWallets,
  type Kit,
  openModal,
  type SocialName,
} from '@latchkey/kit'
import { aliasWalletsQuery, getQueryClient } from '@latchkey/kit/query'
import { openSocialLogin } from '../login/openSocialLogin.ts'
import { socialNames } from '../login/socialNames.ts'
import { selectWallet } from '../wallets/selectWallet.ts'
import { WalletUnknownError } from './WalletUnknownError.ts'

/** What a wallet button connects: a wallet by its alias, a social network, the e-mail form or any wallet by QR code. */
export type ConnectTarget = WalletAlias | SocialName | 'walletConnect' | 'email'

export type ConnectByParameters = {
  readonly target: ConnectTarget
  readonly namespace?: ChainNamespace | undefined
  readonly signal: AbortSignal
}

/** Finds the wallet of an alias; all of them come in one request. */
export async function findAlias(kit: Kit, alias: string): Promise<DirectoryWallet> {
  const ids: Readonly<Record<string, string>> = walletAliases
  const id = Object.hasOwn(ids, alias) ? ids[alias] : undefined
  const wallets = id ? await getQueryClient(kit).fetchQuery(aliasWalletsQuery(kit)) : []
  const wallet = wallets.find((each) => each.id === id)
  if (!wallet) throw new WalletUnknownError({ wallet: alias })
  return wallet
}

const isSocialName = (target: ConnectTarget): target is SocialName =>
  Object.hasOwn(socialNames, target)

/** Shows the page that connects it. A window of a social network opens in the click. */
async function openTarget(kit: Kit, { target, namespace, signal }: ConnectByParameters) {
  if (target === 'email') return openModal(kit, { view: 'EmailLogin', namespace })
  if (target === 'walletConnect') {
    return openModal(kit, { view: 'ConnectingWalletConnect', namespace })
  }
  if (isSocialName(target)) {
    openModal(kit, { view: 'Connect', namespace })
    return openSocialLogin(kit, target)
  }
  const [wallet] = await Promise.all([findAlias(kit, target), discoverWallets(kit)])
  signal.throwIfAborted()
  openModal(kit, { view: 'Connect', namespace })
  selectWallet(kit, { kind: 'directory', wallet }, { displayIndex: 0, view: 'WalletButton' })
}

/**
 * Connects what was asked for, by the pages of the modal.
 *
 * @throws {WalletUnknownError} The directory does not know the wallet.
 * @throws {ConnectionRejectedError} The person refused in the wallet.
 * @throws {FailedToConnectError} It failed otherwise.
 * @throws {ModalClosedError} The person left.
 */
export async function connectBy(kit: Kit, parameters: ConnectByParameters): Promise<Connection> {
  await openTarget(kit, parameters)
  return awaitConnection(kit, parameters)
}
