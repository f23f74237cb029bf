import {
  type CaipNetworkId,
  isSameAddress,
  type Network,
  namespaceFacts,
  parseCaipNetworkId,
  toBaseUnits,
} from '@latchkey/core'
import type { Token } from '../account/Token.ts'
import { loadAdapter } from '../adapters/loadAdapter.ts'
import type { Kit } from '../kit/Kit.ts'
import { findOtherNetwork } from '../names/findOtherNetwork.ts'
import { readRecipient } from '../names/readRecipient.ts'
import { isName, resolveName } from '../names/resolveName.ts'
import { toPlainAddress } from '../names/toPlainAddress.ts'
import { PayError } from './errors.ts'

/** The token with which a requested payment is paid. */
export type PayToken = {
  /** Address of the contract or mint, without a CAIP prefix. */
  readonly address: string
  readonly symbol: string
  /** Name of the token. Default: its symbol. */
  readonly name?: string | undefined
  /** Decimals of the token. They are compared with the token's own before a signature. */
  readonly decimals: number
}

/** Parameters of a payment that an app requests. */
export type PayParameters = {
  /**
   * Id of the order: up to 64 letters, digits, `-` and `_`. A payment is made only once per id,
   * even after a reload and in other tabs. Default: a new id per call.
   */
  readonly id?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  /** The token to pay with. Default: the network's native currency. */
  readonly token?: PayToken | undefined
  /** Amount in units of the asset, as decimal text. */
  readonly amount: string
  /**
   * Address of the recipient, optionally with the prefix of the payment's network, e.g. `eth:0x…` or
   * `eip155:1:0x…`; or a name such as `shop.eth`, which is resolved as in the send form. An amount
   * inside the text is ignored.
   */
  readonly recipient: string
}

/** A payment that an app requests, after validation. */
export type Payment = {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  readonly asset: Token
  /** Amount to pay, as decimal text in units of the asset. */
  readonly amount: string
  /** Amount to pay, in base units of the asset. */
  readonly units: bigint
  /** Address of the recipient, without its prefix. */
  readonly recipient: string
  /** Name of the recipient, if the app gave one and the account also names itself so. */
  readonly recipientName?: string
}

const idPattern = /^[\w-]{1,64}$/
const mostDecimals = 36

function toAsset({ caipNetworkId, nativeCurrency }: Network, token: PayToken | undefined) {
  if (!token) return { caipNetworkId, ...nativeCurrency, listed: 0n }
  const { address, symbol, name = symbol, decimals } = token
  return { caipNetworkId, address, symbol, name, decimals, listed: 0n }
}

function requireAsset(asset: Token, isAddress: (text: string) => boolean): void {
  const { caipNetworkId, address, symbol, decimals } = asset
  if (address === undefined) return
  if (!namespaceFacts[parseCaipNetworkId(caipNetworkId).namespace].tokenKind)
    throw new PayError('ASSET_NOT_SUPPORTED')
  const isCounted = Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals
  if (!isAddress(address) || !symbol || !isCounted) throw new PayError('INVALID_ASSET')
}

/**
 * Returns the address or the name of a recipient without its prefix. Returns `''` for another
 * network.
 */
function toRecipient(text: string, network: Network): string {
  const read = readRecipient(text)
  if (!read || findOtherNetwork(read, network)) return ''
  return toPlainAddress(read.target, network.chainNamespace)
}

type Recipient = Pick<Payment, 'recipient' | 'recipientName'>

/** Resolves a recipient's name. Returns the text itself if it is no name. */
async function resolveRecipient(kit: Kit, text: string, network: Network): Promise<Recipient> {
  if (!isName(text)) return { recipient: text }
  const found = await resolveName(kit, { name: text, network }).catch((cause: unknown) => {
    throw new PayError('INVALID_RECIPIENT', { cause })
  })
  if (typeof found === 'string') return { recipient: '' }
  const { address, name, isPrimary } = found
  return { recipient: address, ...(isPrimary && name && { recipientName: name }) }
}

function requireRecipient(recipient: string, asset: Token, isAddress: (text: string) => boolean) {
  if (!isAddress(recipient)) throw new PayError('INVALID_RECIPIENT')
  const { caipNetworkId, address } = asset
  if (address !== undefined && isSameAddress(caipNetworkId, address, recipient))
    throw new PayError('INVALID_RECIPIENT_ADDRESS_FOR_ASSET')
}

/**
 * Validates the parameters of a payment that an app requests.
 *
 * @throws {PayError} A parameter is invalid. The error's code names the parameter.
 */
export async function toPayment(kit: Kit, parameters: PayParameters): Promise<Payment> {
  const { id = kit.ports.randomId(), caipNetworkId, token, amount } = parameters
  if (!idPattern.test(id)) throw new PayError('INVALID_PAYMENT_CONFIG')
  const network = kit.config.networks.find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new PayError('INVALID_CHAIN_NAMESPACE')
  const { isAddress } = await loadAdapter(kit, network.chainNamespace)
  const asset = toAsset(network, token)
  requireAsset(asset, isAddress)
  const units = toBaseUnits(amount, asset.decimals)
  if (!units) throw new PayError('INVALID_AMOUNT')
  const target = toRecipient(parameters.recipient, network)
  const resolved = await resolveRecipient(kit, target, network)
  requireRecipient(resolved.recipient, asset, isAddress)
  return { id, caipNetworkId, asset, amount: amount.trim(), units, ...resolved }
}
