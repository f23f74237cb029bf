import {
  type CaipNetworkId,
  isDecimals,
  isRecord,
  isSameAddress,
  isText,
  parseCaipNetworkId,
  type StorageKey,
  toAnnouncedName,
} from '@latchkey/core'
import type { Lists } from '../kit/AddressLabel.ts'
import { isNetworkOf } from '../kit/isNetworkOf.ts'
import type { Kit } from '../kit/Kit.ts'
import { defineLists, mostRows } from '../storage/connectionLists.ts'

/** A token that the user has added to an account by the token's address. */
export type AddedToken = {
  readonly caipNetworkId: CaipNetworkId
  /** Address of the account, without a CAIP prefix. */
  readonly account: string
  /** Address of the token, without a CAIP prefix. */
  readonly address: string
  /** Symbol as the token's contract reports it, without hidden characters. */
  readonly symbol: string
  /** Decimals as the token's contract reports them, from 1 to 255. */
  readonly decimals: number
}

/** The account and the network to which an added token belongs. */
export type TokenAccount = Pick<AddedToken, 'caipNetworkId' | 'account'>

/**
 * Returns a token as it may be shown: with decimals from 1 to 255 and a symbol without hidden
 * characters. Returns `undefined` for a contract without these, because its amounts cannot be shown.
 */
export function toShownToken({ symbol, decimals }: { symbol: unknown; decimals: unknown }) {
  const shown = toAnnouncedName(symbol)
  return shown && isDecimals(decimals) && decimals > 0 ? { symbol: shown, decimals } : undefined
}

function parseToken(row: unknown, namespace: keyof Lists<AddedToken>): AddedToken | undefined {
  if (!isRecord(row) || !isText(row['account']) || !isText(row['address'])) return undefined
  const { account, address, caipNetworkId, symbol, decimals } = row
  const shown = toShownToken({ symbol, decimals })
  if (!shown || !isNetworkOf(namespace, caipNetworkId)) return undefined
  return { caipNetworkId, account, address, ...shown }
}

/**
 * Storage key for the tokens that the user has added, by namespace, the latest first. The value has
 * a version, because only the kit uses the key (S-100).
 */
export const addedTokensKey: StorageKey<Lists<AddedToken>> = {
  .../* @__PURE__ */ defineLists('@latchkey/added_tokens', parseToken),
  version: 1,
}

function isOf(token: AddedToken, { caipNetworkId, account }: TokenAccount): boolean {
  return (
    token.caipNetworkId === caipNetworkId && isSameAddress(caipNetworkId, token.account, account)
  )
}

const isSame = (one: AddedToken, other: AddedToken) =>
  isOf(one, other) && isSameAddress(one.caipNetworkId, one.address, other.address)

/** Returns the tokens that the user has added to an account on a network, the latest first. */
export function readAddedTokens(
  { storage }: Pick<Kit, 'storage'>,
  account: TokenAccount,
): readonly AddedToken[] {
  const { namespace } = parseCaipNetworkId(account.caipNetworkId)
  return (storage.read(addedTokensKey)[namespace] ?? []).filter((token) => isOf(token, account))
}

/**
 * Stores the tokens of all accounts of a namespace, with one token added or removed. Of more than
 * 64, the oldest are dropped.
 */
export function writeAddedToken(
  { storage }: Pick<Kit, 'storage'>,
  token: AddedToken,
  change: 'add' | 'remove',
): void {
  const { namespace } = parseCaipNetworkId(token.caipNetworkId)
  const lists = storage.read(addedTokensKey)
  const others = (lists[namespace] ?? []).filter((other) => !isSame(other, token))
  const rows = change === 'add' ? [token, ...others].slice(0, mostRows) : others
  storage.write(addedTokensKey, { ...lists, [namespace]: rows })
}
