import type { Account } from '../../accounts/createAccounts.ts'
import { isOfAccount } from '../namespaceAccounts.ts'
import type { WalletInstance } from '../WalletInstance.ts'
import { toSessionAccounts } from './namespaces.ts'
import type { PeerContext } from './PeerContext.ts'

type Session = ReturnType<PeerContext['client']['getActiveSessions']>[string]
type Granted = Session['namespaces'][string]

const chainsOf = ({ accounts, chains }: Granted): readonly string[] =>
  chains ?? [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))]

/**
 * Returns the accounts of a WalletConnect session with the selected account in front, which is
 * added if it is missing.
 */
function toAccounts(
  all: readonly Account[],
  selected: string,
  { accounts }: Granted,
): readonly Account[] {
  const isIn = (account: Account) =>
    account.address === selected ||
    accounts.some((known) => isOfAccount(account, known.split(':')[2] ?? ''))
  return all
    .filter(isIn)
    .toSorted((a, b) => Number(b.address === selected) - Number(a.address === selected))
}

/**
 * Sends changed namespaces of a WalletConnect session to its app. Does not wait for the
 * acknowledgement, because the app may be offline.
 */
async function update(
  { client, log }: PeerContext,
  parameters: Parameters<PeerContext['client']['updateSession']>[0],
): Promise<void> {
  const { acknowledged } = await client.updateSession(parameters)
  acknowledged().catch(log)
}

/**
 * Notifies the app of a WalletConnect session that another account is selected, once per namespace.
 */
async function sendAccounts(
  peerContext: PeerContext,
  session: Session,
  { selected, chainId }: WalletInstance,
): Promise<void> {
  const { client, context } = peerContext
  const { topic } = session
  const namespaces = Object.fromEntries(
    Object.entries(session.namespaces).map(([name, granted]) => {
      const accounts = toAccounts(context.options.accounts, selected, granted)
      return [name, { ...granted, accounts: toSessionAccounts(accounts, chainsOf(granted)) }]
    }),
  )
  await update(peerContext, { topic, namespaces })
  for (const granted of Object.values(namespaces)) {
    if (!granted.events.includes('accountsChanged')) continue
    const chains = chainsOf(granted)
    const chain = chains.find((id) => id === `eip155:${chainId}`) ?? chains[0]
    if (chain === undefined) continue
    const data = granted.accounts
      .filter((account) => account.startsWith(`${chain}:`))
      .map((account) => account.slice(chain.length + 1))
    await client.emitSessionEvent({
      topic,
      event: { name: 'accountsChanged', data },
      chainId: chain,
    })
  }
}

/**
 * Notifies the app of a WalletConnect session that the wallet uses another EVM network. Adds the
 * network to the session if needed.
 */
async function sendChain(
  peerContext: PeerContext,
  session: Session,
  { chainId }: WalletInstance,
): Promise<void> {
  const { topic, namespaces } = session
  const granted = namespaces['eip155']
  if (!granted) return
  const chain = `eip155:${chainId}`
  const chains = chainsOf(granted)
  if (!chains.includes(chain)) {
    const addresses = new Set(granted.accounts.map((account) => account.split(':')[2]))
    const accounts = [...granted.accounts, ...[...addresses].map((a) => `${chain}:${a}`)]
    const eip155 = { ...granted, chains: [...chains, chain], accounts }
    await update(peerContext, { topic, namespaces: { ...namespaces, eip155 } })
  }
  if (!granted.events.includes('chainChanged')) return
  await peerContext.client.emitSessionEvent({
    topic,
    event: { name: 'chainChanged', data: chainId },
    chainId: chain,
  })
}

/** Notifies all apps connected by WalletConnect of a change of the wallet's account or network. */
export async function followWallet(
  peerContext: PeerContext,
  instance: WalletInstance,
  before: WalletInstance,
): Promise<void> {
  const sessions = () => Object.values(peerContext.client.getActiveSessions())
  if (instance.selected !== before.selected)
    for (const session of sessions()) await sendAccounts(peerContext, session, instance)
  if (instance.chainId !== before.chainId)
    for (const session of sessions()) await sendChain(peerContext, session, instance)
}
