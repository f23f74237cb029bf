import { readField, type WalletAccount } from '@latchkey/core'
import { type ParsedAddress, parseAddress } from '../address/parseAddress.ts'
import { toPublicKey } from './toPublicKey.ts'

type Purpose = 'payment' | 'ordinal'
type Candidate = ParsedAddress & {
  readonly purpose: Purpose | 'unsaid' | 'other'
  readonly publicKey: string | undefined
}

const mostAccounts = 256
/**
 * Maps the purposes that Bitcoin wallets report for an account to the kit's account types. Accounts
 * with other purposes are dropped, because they are not Bitcoin accounts.
 */
const purposes: Readonly<Record<string, Purpose>> = {
  payment: 'payment',
  payments: 'payment',
  ordinal: 'ordinal',
  ordinals: 'ordinal',
}

function toPurpose(entry: unknown): Candidate['purpose'] {
  const said = readField(entry, 'purpose') ?? readField(entry, 'intention')
  if (said === undefined || said === null) return 'unsaid'
  return typeof said === 'string' ? (purposes[said.toLowerCase()] ?? 'other') : 'other'
}

function toCandidates(entry: unknown): readonly Candidate[] {
  const parsed = parseAddress(typeof entry === 'string' ? entry : readField(entry, 'address'))
  const purpose = toPurpose(entry)
  if (!parsed || purpose === 'other') return []
  return [{ ...parsed, purpose, publicKey: toPublicKey(readField(entry, 'publicKey')) }]
}

/**
 * Returns the type of an account: payment or ordinal. If the wallet reports no purpose, a Taproot
 * account beside one of another type is the ordinal account, as in wallets with two accounts.
 */
function toType(candidate: Candidate, all: readonly Candidate[]): Purpose {
  if (candidate.purpose === 'payment' || candidate.purpose === 'ordinal') return candidate.purpose
  const paysElsewhere = all.some(({ type, purpose }) => type !== 'p2tr' || purpose === 'payment')
  return candidate.type === 'p2tr' && paysElsewhere ? 'ordinal' : 'payment'
}

/**
 * Parses a list of addresses, as texts or objects. Drops invalid addresses and duplicates, and
 * sorts payment accounts before ordinal ones (product §9). Returns `undefined` if the answer is not
 * a list.
 */
export function parseAccounts(answer: unknown): readonly WalletAccount[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const candidates = answer.slice(0, mostAccounts).flatMap(toCandidates)
  const accounts = candidates.map((candidate) => {
    const { address, publicKey } = candidate
    const type = toType(candidate, candidates)
    return { address, type, ...(publicKey !== undefined && { publicKey }) }
  })
  const ordered = [
    ...accounts.filter(({ type }) => type === 'payment'),
    ...accounts.filter(({ type }) => type === 'ordinal'),
  ]
  return ordered.filter(
    ({ address }, index) => ordered.findIndex((other) => other.address === address) === index,
  )
}
