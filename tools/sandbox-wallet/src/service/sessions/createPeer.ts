import type { WalletInstance } from '../WalletInstance.ts'
import { answerProposal } from './answerProposal.ts'
import { answerRequest } from './answerRequest.ts'
import { answerSignIn } from './answerSignIn.ts'
import { dropPeerRequest } from './askPeer.ts'
import { type Client, closeClient } from './createClient.ts'
import { followWallet } from './followWallet.ts'
import type { PeerContext } from './PeerContext.ts'

/** One wallet's end of all its WalletConnect sessions. */
export type Peer = {
  readonly client: Client
  readonly follow: (instance: WalletInstance, before: WalletInstance) => void
  readonly close: () => Promise<void>
}

/** Listens to a client and answers what comes in, until it is closed. */
export function createPeer(peerContext: PeerContext): Peer {
  const { client, context, instance, log } = peerContext
  let closed = false
  let following: Promise<unknown> = Promise.resolve()
  /** The wallet's pages list sessions; they read them again after each change of the wallet. */
  const touch = () => {
    if (!closed) context.store.update(instance, (current) => current)
  }
  const run = (work: Promise<unknown>) => {
    work.then(touch, (error: unknown) => {
      // What a closed client was doing fails, and nobody is left to hear of it.
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
      // One after the other: an app has to see the changes in their order.
      following = following.then(() => followWallet(peerContext, now, before))
      run(following)
      // `run` has told of it; the next change goes on all the same.
      following = following.catch(() => undefined)
    },
    close: async () => {
      closed = true
      await closeClient(client)
    },
  }
}
