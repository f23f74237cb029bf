import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '@latchkey/core'
import { shortNames } from './shortNames.ts'

/** The parts of a recipient text. */
export type RecipientText = {
  /** Address or name without its prefix. It is not validated. */
  readonly target: string
  /** Namespace that the text names. Absent: any. */
  readonly namespace?: ChainNamespace
  /** Network that the text names. Absent: any of the namespace. */
  readonly caipNetworkId?: CaipNetworkId
  /** Token that the text asks for, without a CAIP prefix. Absent: the native currency or any. */
  readonly token?: string
  /** Amount in base units (EIP-681). */
  readonly units?: bigint
  /** Amount as decimal text in units of the asset (BIP-21, Solana Pay). */
  readonly amount?: string
}

const toEvmNetworkId = (chainId: string | number): CaipNetworkId => `eip155:${BigInt(chainId)}`

/** Converts a whole number such as `2.014e18` to base units. Returns `undefined` for others. */
function toUnits(number: string): bigint | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    /^(\d{1,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/i.exec(number) ?? []
  if (whole === undefined || fraction.length > Number(exponent)) return undefined
  return BigInt(whole + fraction.padEnd(Number(exponent), '0'))
}

/** Reads a part of EIP-681 after `ethereum:`. Only payments and ERC-20 transfers are known. */
function readEthereum(rest: string): RecipientText | undefined {
  const [, first = '', chainId, act = '', query = ''] =
    /^(?:pay-)?([^@/?]+)(?:@(\d{1,20}))?(?:\/([^?]*))?(?:\?(.*))?$/.exec(rest) ?? []
  const fields = new URLSearchParams(query)
  const receiver = act === '' ? first : fields.get('address')
  if (!receiver || (act !== '' && act !== 'transfer')) return undefined
  const number = fields.get(act === '' ? 'value' : 'uint256')
  const units = number === null ? 0n : toUnits(number)
  if (units === undefined) return undefined
  return {
    target: receiver,
    namespace: 'eip155',
    ...(chainId !== undefined && { caipNetworkId: toEvmNetworkId(chainId) }),
    ...(act !== '' && { token: first }),
    ...(units > 0n && { units }),
  }
}

/** Reads an address with a query that has the amount as decimal text. */
function readPayment(rest: string, namespace: ChainNamespace): RecipientText | undefined {
  const [, target = '', query = ''] = /^([0-9a-zA-Z]+)(?:\?(.*))?$/.exec(rest) ?? []
  const fields = new URLSearchParams(query)
  const [amount, token] = [fields.get('amount'), fields.get('spl-token')]
  // Parameters with this prefix must be understood (BIP-21).
  const isUnknown = [...fields.keys()].some((key) => key.startsWith('req-'))
  const isAmount = amount === null || /^(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})$/.test(amount)
  if (!target || isUnknown || !isAmount) return undefined
  return {
    target,
    namespace,
    ...(namespace === 'solana' && token && { token }),
    ...(amount !== null && /[1-9]/.test(amount) && { amount }),
  }
}

/** Reads the network before the address of a CAIP-10 account id. */
function readAccountId(text: string): RecipientText | undefined {
  const [, caipNetworkId = '', target = ''] =
    /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(text) ?? []
  if (!isCaipNetworkId(caipNetworkId)) return undefined
  return { target, namespace: parseCaipNetworkId(caipNetworkId).namespace, caipNetworkId }
}

/**
 * Reads an address or name with the prefix or query that wallets and QR codes add (K-WORLD-15):
 * `eth:0x…` (EIP-3770), `ethereum:0x…@1?value=…` (EIP-681), `eip155:1:0x…` (CAIP-10),
 * `bitcoin:bc1…?amount=…` (BIP-21) and `solana:…?amount=…` (Solana Pay).
 *
 * @returns `undefined` for a prefix, an act or an amount that is not understood, because money that
 * is sent on a wrong guess is lost.
 */
export function readRecipient(text: string): RecipientText | undefined {
  const typed = text.trim()
  const [, prefix = '', rest = ''] = /^([a-zA-Z][-a-zA-Z0-9]*):(.*)$/s.exec(typed) ?? []
  if (!prefix) return { target: typed }
  const scheme = prefix.toLowerCase()
  const account = readAccountId(typed)
  if (account) return account
  if (scheme === 'ethereum') return readEthereum(rest)
  if (scheme === 'bitcoin') return readPayment(rest, 'bip122')
  if (scheme === 'solana') return readPayment(rest, 'solana')
  const chainId = Object.hasOwn(shortNames, scheme) ? shortNames[scheme] : undefined
  if (chainId === undefined) return undefined
  return { target: rest, namespace: 'eip155', caipNetworkId: toEvmNetworkId(chainId) }
}
