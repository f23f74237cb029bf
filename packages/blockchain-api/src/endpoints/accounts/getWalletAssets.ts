import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { decimals, money } from '../../fields/chainFields.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'
import { resultOf, rpcBody } from '../chains/rpcMethods.ts'

const quantity = textLike(/^0x[0-9a-fA-F]{1,64}$/)

const WalletAsset = z.object({
  /** `native` in upper or lower case for the native currency, or the token's address. */
  address: text,
  balance: quantity,
  type: text,
  metadata: z.object({
    name: text,
    symbol: text,
    decimals,
    iconUrl: url,
    price: money,
    value: z.optional(money),
  }),
})
export type WalletAsset = z.output<typeof WalletAsset>

/**
 * Lists the assets of an account, by chain id in hex. An asset that lacks a field is left out, so
 * that the others are shown (K-WORLD-08).
 */
export const getWalletAssets = defineEndpoint({
  method: 'POST',
  path: '/v1/wallet',
  body: rpcBody('wallet_getAssets'),
  input: z.object({
    params: z.object({
      account: z.string(),
      /** Networks whose assets to list: chain ids in hex. */
      chainFilter: z.optional(z.array(z.string())),
      assetTypeFilter: z.optional(z.array(z.string())),
      /** Assets to list, by chain id in hex. Overrides the filters by chain and by asset type. */
      assetFilter: z.optional(z.record(z.string(), z.array(z.unknown()))),
    }),
  }),
  response: resultOf(z.record(quantity, rows(WalletAsset))),
})
