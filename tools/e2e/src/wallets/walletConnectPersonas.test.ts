import { createAdapter } from '@latchkey/adapter-eip155'
import type { CaipNetworkId } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import {
  type AskEthereum,
  getChange,
  imitateRequests,
  safeTxHash,
  walletPersonaNames,
} from '@latchkey/sandbox-wallet/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { type Hex, recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const { address } = key
const sentHash = `0x${'12'.repeat(32)}`
const unbounded = { signal: undefined }
const networks = [mainnet, polygon, sepolia]
const [switching, adding] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
const methods = ['personal_sign', 'eth_sendTransaction', switching, adding]

const changeOf = (persona: string) => getChange([persona], 'walletConnect')
const personas = [
  'neutral',
  ...walletPersonaNames.filter((name) => Object.keys(changeOf(name)).length > 0),
]

const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code })

/** Converts an error to the plain object with which a peer answers. */
function toPeerFailure(error: unknown) {
  const { code, message } = Object(error)
  return code === 4001 ? { code: 5000, message: 'User rejected.' } : { code, message }
}

type Session = {
  readonly persona: string
  readonly rejects?: boolean
  /** Delays the update of the session after a switch, in wallets that answer before. */
  readonly later?: (run: () => void) => void
}

/** Connects the adapter to a session whose peer is a persona. The peer does not know Sepolia. */
async function connect({ persona, rejects = false, later = (run) => run() }: Session) {
  const change = changeOf(persona)
  const known = new Set(['eip155:1', 'eip155:137'])
  const granted = methods.filter((method) => !change.ungranted?.includes(method))
  let approved: readonly CaipNetworkId[] = ['eip155:1', 'eip155:137']
  if (change.firstNetworkOnly) approved = approved.slice(0, 1)
  const toGrants = () => ({
    eip155: { networkIds: approved, accounts: [{ address }], methods: granted },
  })
  const move = (chainId: string) => {
    const target: CaipNetworkId = `eip155:${Number(chainId)}`
    const update = () => {
      approved = [...new Set([...approved, target])]
      fake.updateSession(toGrants())
    }
    if (change.switchesLate) later(update)
    else update()
    return null
  }
  const neutral: AskEthereum = async ({ method, params }) => {
    if (rejects) throw rpcError(4001, 'User rejected the request.')
    const [first] = Array.isArray(params) ? params : []
    if (method === 'personal_sign') return key.signMessage({ message: { raw: first } })
    if (method === 'eth_sendTransaction') return sentHash
    if (method === adding) known.add(`eip155:${Number(first.chainId)}`)
    if (!known.has(`eip155:${Number(first.chainId)}`)) throw rpcError(4902, 'Unrecognized chain')
    return move(first.chainId)
  }
  const ask = imitateRequests(neutral, change)
  const fake = fakeWalletConnect({
    accounts: toGrants(),
    ...(change.peerName && { peerName: change.peerName }),
    onRequest: (request) =>
      ask(request).catch((error: unknown) => {
        throw toPeerFailure(error)
      }),
  })
  const session = await fake.walletConnect.pair({ signal: undefined, onUri: () => undefined })
  const signer = session.toSigner('eip155')
  if (!signer) throw new Error('no signer')
  const options = { networks, silent: true, ...unbounded }
  const { features, getNetworkId } = await createAdapter({ networks }).wrap(signer, options)
  const { signMessage, ethereum, switchNetwork } = features
  if (!signMessage || !ethereum || !switchNetwork) throw new Error('no EVM wallet')
  return { signMessage, ethereum, switchNetwork, readNetwork: () => getNetworkId(unbounded) }
}

test.each(personas)(
  'K-WORLD-07c: %s by WalletConnect signs in the standard form',
  async (persona) => {
    const { signMessage } = await connect({ persona })
    for (const message of ['one', 'two', 'three']) {
      const signature = await signMessage({ message, address }, unbounded)
      expect(signature.slice(-2)).toMatch(/1b|1c/)
      expect(await recoverMessageAddress({ message, signature: signature as Hex })).toBe(address)
    }
  },
)

test.each(personas)('K-WORLD-05: %s by WalletConnect sends a transaction', async (persona) => {
  const { ethereum } = await connect({ persona })
  const hash = await ethereum.sendTransaction({ to: address }, unbounded)
  expect(hash).toBe(persona === 'safe' ? safeTxHash : sentHash)
})

/** Starts a switch. Returns after the peer has carried it out, which it does late if it can. */
async function move(persona: string, network: typeof polygon) {
  const { promise, resolve } = createStep()
  const wallet = await connect({ persona, later: resolve })
  const moving = wallet.switchNetwork(network, unbounded)
  if (changeOf(persona).switchesLate) {
    const update = await promise
    expect(await wallet.readNetwork()).toBe(mainnet.caipNetworkId)
    update()
  }
  await moving
  return wallet.readNetwork()
}

function createStep() {
  let resolve: (run: () => void) => void = () => undefined
  const promise = new Promise<() => void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (run: () => void) => resolve(run) }
}

test.each(personas)(
  'K-WORLD-04: %s by WalletConnect is on Polygon after a switch',
  async (persona) => {
    expect(await move(persona, polygon)).toBe(polygon.caipNetworkId)
  },
)

const fixed = ['rainbow', 'safe']
const adds = personas.filter((persona) => !fixed.includes(persona))

test.each(adds)('K-WORLD-04: %s by WalletConnect adds a network', async (persona) => {
  expect(await move(persona, sepolia)).toBe(sepolia.caipNetworkId)
})

test.each(fixed)('K-WORLD-04: %s by WalletConnect stays on its network', async (persona) => {
  const { switchNetwork, readNetwork } = await connect({ persona })
  await expect(switchNetwork(sepolia, unbounded)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:feature_not_supported|connector_chain_not_found)$/),
  })
  expect(await readNetwork()).toBe(mainnet.caipNetworkId)
})

test.each(personas)('K-WORLD-01: %s by WalletConnect reports a rejection', async (persona) => {
  const { signMessage, ethereum } = await connect({ persona, rejects: true })
  const rejected = { code: 'connection_rejected' }
  await expect(signMessage({ message: 'one', address }, unbounded)).rejects.toMatchObject(rejected)
  const sending = ethereum.sendTransaction({ to: address }, unbounded)
  await expect(sending).rejects.toMatchObject(rejected)
})
