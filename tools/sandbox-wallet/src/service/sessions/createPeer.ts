import { getChange } from '../../wallets/walletPersonas.ts'
import type { WalletInstance } from '../WalletInstance.ts'
import { answerProposal } from './answerProposal.ts'
import { answerRequest } from './answerRequest.ts'
import { answerSignIn } from './answerSignIn.ts'
import { dropPeerRequest } from './askPeer.ts'
import { type Client, closeClient } from './createClient.ts'
import { followWallet } from './followWallet.ts'
import type { PeerContext } from './PeerContext.ts'

/** Time in milliseconds that imitated wallets need to carry out a switch. */
const lateMs = 400

/** The WalletConnect client of one wallet, with all of its WalletConnect sessions. */
export type Peer = {
  readonly client: Client
  readonly follow: (instance: WalletInstance, before: WalletInstance) => void
  readonly close: () => Promise<void>
}

/** Handles the proposals and requests that a WalletConnect client receives, until it is closed. */
export function createPeer(peerContext: PeerContext): Peer {
  const { client, context, instance, log } = peerContext
  let closed = false
  let following: Promise<unknown> = Promise.resolve()
  /**
   * Updates the wallet's state without changes, so that the wallet's pages read the list of
   * WalletConnect sessions again.
   */
  const touch = () => {
    if (!closed) context.store.update(instance, (current) => current)
  }
  const run = (work: Promise<unknown>) => {
    work.then(touch, (error: unknown) => {
      // Errors after the client has been closed are ignored.
      if (!closed) log(error)
    })
  }
  client.on('session_proposal', (proposal) => run(answerProposal(peerContext, proposal)))
  client.on('session_authenticate', (signIn) => run(answerSignIn(peerContext, signIn)))
  client.on('session_request', (request) => run(answerRequest(peerContext, request)))
  client.on('session_request_expire', ({ id }) => dropPeerRequest(peerContext, id))
  client.on('proposal_expire', ({ id }) => dropPeerRequest(peerContext, id))
  client.on('session_delete', touch)
  return {
    client,
    follow: (now, before) => {
      if (now.selected === before.selected && now.chainId === before.chainId) return
      const { switchesLate } = getChange(now.personas, 'walletConnect')
      const delay = switchesLate
        ? new Promise<void>((resolve) => context.schedule(lateMs, resolve))
        : undefined
      // Updates run one after the other, because an app must see changes in their order.
      following = following.then(() => delay).then(() => followWallet(peerContext, now, before))
      run(following)
      // `run` has logged the error. The next change must still be sent.
      following = following.catch(() => undefined)
    },
    close: async () => {
      closed = true
      await closeClient(client)
    },
  }
}
