import type { WalletInstance } from '../WalletInstance.ts'
import { answerProposal } from './answerProposal.ts'
import { answerRequest } from './answerRequest.ts'
import { answerSignIn } from './answerSignIn.ts'
import { dropPeerRequest } from './askPeer.ts'
import { type Client, closeClient } from './createClient.ts'
import { followWallet } from './followWallet.ts'
import type { PeerContext } from './PeerContext.ts'

/** One wallet's client for all its WalletConnect sessions. */
export type Peer = {
  readonly client: Client
  readonly follow: (instance: WalletInstance, before: WalletInstance) => void
  readonly close: () => Promise<void>
}

/** Listens to a client and answers its requests until the client is closed. */
export function createPeer(peerContext: PeerContext): Peer {
  const { client, context, instance, log } = peerContext
  let closed = false
  let following: Promise<unknown> = Promise.resolve()
  /**
   * Notifies the wallet's pages, which read the session list again after each change of the wallet.
   */
  const touch = () => {
    if (!closed) context.store.update(instance, (current) => current)
  }
  const run = (work: Promise<unknown>) => {
    work.then(touch, (error: unknown) => {
      // Work of a closed client fails, and no caller is left to report to.
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
      // Runs the updates in sequence, because an app must see the changes in their order.
      following = following.then(() => followWallet(peerContext, now, before))
      run(following)
      // `run` has already logged the failure, which must not stop the next change.
      following = following.catch(() => undefined)
    },
    close: async () => {
      closed = true
      await closeClient(client)
    },
  }
}
