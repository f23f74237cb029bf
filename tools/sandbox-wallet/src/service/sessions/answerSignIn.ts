import type { WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { hasMethod } from '../methods/index.ts'
import { getSigner } from '../methods/signing.ts'
import { askPeer, toPeerFailure } from './askPeer.ts'
import { isGranted } from './namespaces.ts'
import { isServed, toChainName } from './networks.ts'
import type { PeerContext } from './PeerContext.ts'
import { toPeer } from './toPeer.ts'

type SignIn = WalletKitTypes.EventArguments['session_authenticate']

/**
 * Methods that a WalletConnect session grants after a one-click sign-in if the app has named none.
 * Apps send further requests after a sign-in.
 */
const usualMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
].filter((method) => isGranted('eip155', method, hasMethod))

/**
 * Handles a one-click sign-in of an app by WalletConnect. If the user approves the message, the
 * approval also creates the WalletConnect session.
 */
export async function answerSignIn(peerContext: PeerContext, signIn: SignIn): Promise<void> {
  const { client, context, instance } = peerContext
  const { id, params, verifyContext } = signIn
  const current = context.store.get(instance)
  const chains = params.authPayload.chains.filter(
    (chain) => chain.startsWith('eip155:') && isServed(context, current, chain),
  )
  const [chain] = chains
  if (chain === undefined)
    return client.rejectSessionAuthenticate({
      id,
      reason: { code: 5100, message: 'Unsupported chains.' },
    })
  const { authPayload } = params
  const request = populateAuthPayload({ authPayload, chains, methods: usualMethods })
  const { selected } = current
  const iss = `did:pkh:${chain}:${selected}`
  const message = client.formatAuthMessage({ request, iss: `${chain}:${selected}` })
  const chainNames = chains.map((id) => toChainName(context, current, id))
  const outcome = await askPeer(peerContext, {
    id,
    topic: signIn.topic,
    peer: toPeer(params.requester.metadata, context.options.appOrigin, verifyContext),
    method: 'wc_sessionAuthenticate',
    prompt: { kind: 'sign-in', address: selected, message, chainNames },
    action: async () => {
      const s = await getSigner(context, selected).signMessage({ message })
      const auths = [buildAuthObject(request, { t: 'eip191', s }, iss)]
      const { session } = await client.approveSessionAuthenticate({ id, auths })
      return { result: { topic: session?.topic }, detail: selected }
    },
  })
  if ('error' in outcome)
    await client.rejectSessionAuthenticate({ id, reason: toPeerFailure(outcome.error) })
}
