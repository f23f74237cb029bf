import type { WalletKitTypes } from '@reown/walletkit'
import type { Account } from '../../accounts/createAccounts.ts'
import { walletName } from '../../personas/walletIcon.ts'
import { getChange } from '../../wallets/walletPersonas.ts'
import type { Choice, Prompt } from '../../wire/wire.ts'
import { selectNextAccount } from '../methods/accounts.ts'
import { hasMethod } from '../methods/index.ts'
import { invalidParams } from '../WalletRpcError.ts'
import { askPeer, toPeerFailure } from './askPeer.ts'
import { findMissing, grant, readChains, toNamespace, type WantedChain } from './namespaces.ts'
import { isServed, toChainName } from './networks.ts'
import type { PeerContext } from './PeerContext.ts'
import { toPeer } from './toPeer.ts'

type Proposal = WalletKitTypes.EventArguments['session_proposal']

/**
 * Returns whether a WalletConnect session proposal names a network by a former CAIP-2 id in
 * addition to the current one. Such an id is ignored.
 */
const isOlderName = ({ caipNetworkId }: WantedChain, all: readonly WantedChain[]): boolean =>
  /^solana:(4sGjMW1s|8E9rvCKL)/.test(caipNetworkId) &&
  all.some((other) => /^solana:(5eykt4Us|EtWTRABZ)/.test(other.caipNetworkId))

function toPrompt(peerContext: PeerContext, wanted: readonly WantedChain[]): Prompt {
  const { context } = peerContext
  const instance = context.store.get(peerContext.instance)
  return {
    kind: 'approve-session',
    selected: instance.selected,
    chains: wanted
      .filter((chain) => !isOlderName(chain, wanted))
      .map(({ caipNetworkId, isRequired }) => ({
        caipNetworkId,
        name: toChainName(context, instance, caipNetworkId),
        isSupported: isServed(context, instance, caipNetworkId),
        isRequired,
      })),
  }
}

/**
 * Returns the accounts that the user has chosen for a WalletConnect session, the selected one
 * first; by default only the selected one.
 */
function toAccounts({ context, instance }: PeerContext, choice: Choice): readonly Account[] {
  const { selected } = context.store.get(instance)
  const chosen = context.options.accounts.filter(({ address }) =>
    (choice.accounts ?? [selected]).includes(address),
  )
  return chosen.toSorted((a, b) => Number(b.address === selected) - Number(a.address === selected))
}

/**
 * Schedules the effects of the wallet behaviours `disconnects` and `changes-account`, which follow
 * the approval of a WalletConnect session.
 */
function scheduleAfterApproval(peerContext: PeerContext, topic: string): void {
  const { context, client, instance, log } = peerContext
  const { afterConnectMs } = context.timings
  const { personas } = context.store.get(instance)
  if (personas.includes('disconnects'))
    context.schedule(afterConnectMs, () => {
      client
        .disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
        .then(() => context.store.update(instance, (current) => current))
        .catch(log)
    })
  if (personas.includes('changes-account'))
    context.schedule(afterConnectMs, () => selectNextAccount(context, instance))
}

/** Leaves out all Ethereum networks but the first, for wallets that approve one. */
function withFirstEthereum(wanted: readonly WantedChain[]): readonly WantedChain[] {
  const isEthereum = ({ caipNetworkId }: WantedChain) => toNamespace(caipNetworkId) === 'eip155'
  const first = wanted.find(isEthereum)
  return wanted.filter((chain) => chain === first || !isEthereum(chain))
}

async function approve(
  peerContext: PeerContext,
  proposal: Proposal,
  { wanted, choice }: { wanted: readonly WantedChain[]; choice: Choice },
) {
  const { context, client, instance } = peerContext
  const current = context.store.get(instance)
  const served = wanted.filter(({ caipNetworkId }) => isServed(context, current, caipNetworkId))
  const ticked = served.filter(
    ({ caipNetworkId, isRequired }) =>
      isRequired || !choice.chains || choice.chains.includes(caipNetworkId),
  )
  const change = getChange(current.personas, 'walletConnect')
  const accounts = toAccounts(peerContext, choice)
  if (ticked.length === 0 || accounts.length === 0)
    throw invalidParams('A session needs a network and an account.')
  client.engine.signClient.metadata.name = change.peerName ?? walletName
  const { topic } = await client.approveSession({
    id: proposal.id,
    namespaces: grant(
      change.firstNetworkOnly ? withFirstEthereum(ticked) : ticked,
      accounts,
      (method) => hasMethod(method) && !change.ungranted?.includes(method),
    ),
  })
  scheduleAfterApproval(peerContext, topic)
  const names = ticked.map(({ caipNetworkId }) => toChainName(context, current, caipNetworkId))
  return { result: { topic }, detail: names.join(', ') }
}

/**
 * Shows the WalletConnect session proposal of an app to the user, and approves or rejects the
 * session accordingly.
 */
export async function answerProposal(peerContext: PeerContext, proposal: Proposal): Promise<void> {
  const { context, client, instance } = peerContext
  const { id, params, verifyContext } = proposal
  const { appOrigin } = context.options
  const wanted = readChains(params.requiredNamespaces, params.optionalNamespaces)
  const current = context.store.get(instance)
  const missing = findMissing(
    wanted,
    (caipNetworkId) => isServed(context, current, caipNetworkId),
    hasMethod,
  )
  if (missing) return client.rejectSession({ id, reason: missing })
  const outcome = await askPeer(peerContext, {
    id,
    topic: params.pairingTopic,
    peer: toPeer(params.proposer.metadata, appOrigin, verifyContext),
    method: 'wc_sessionPropose',
    prompt: toPrompt(peerContext, wanted),
    action: (choice) => approve(peerContext, proposal, { wanted, choice }),
  })
  // A proposal that has expired or been withdrawn gets no answer.
  const isOpen = Object.values(client.getPendingSessionProposals()).some((open) => open.id === id)
  if ('error' in outcome && isOpen)
    await client.rejectSession({ id, reason: toPeerFailure(outcome.error) })
}
