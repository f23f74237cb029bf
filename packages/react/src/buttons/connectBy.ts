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

/**
 * The target of a wallet button: a wallet alias, a social network, the e-mail form, or any wallet
 * by QR code.
 */
export type ConnectTarget = WalletAlias | SocialName | 'walletConnect' | 'email'

export type ConnectByParameters = {
  readonly target: ConnectTarget
  readonly namespace?: ChainNamespace | undefined
  readonly signal: AbortSignal
}

/**
 * Returns the directory's wallet for an alias. The first call fetches the wallets of all aliases in
 * one request.
 */
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

/**
 * Opens the modal page that connects the target. The window of a social network opens in the same
 * task as the click, because browsers block windows that open later.
 */
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
 * Connects the target through the pages of the modal.
 *
 * @throws {WalletUnknownError} The directory does not list the wallet.
 * @throws {ConnectionRejectedError} The user rejected the request in the wallet.
 * @throws {FailedToConnectError} The connection failed for any other reason.
 * @throws {ModalClosedError} The user closed the modal.
 */
export async function connectBy(kit: Kit, parameters: ConnectByParameters): Promise<Connection> {
  await openTarget(kit, parameters)
  return awaitConnection(kit, parameters)
}
