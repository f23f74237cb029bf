import { type Address, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import type { Call } from '../WalletContext.ts'
import { getAccounts } from '../WalletInstance.ts'
import { invalidParams, unauthorized } from '../WalletRpcError.ts'

export const AddressParam = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
)
export const HexParam = z.custom<`0x${string}`>((value) => isHex(value))

/** Schema of a JSON-RPC quantity: hex digits after `0x`. */
export const Quantity = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value),
)

/** Schema of a chain id in hex, which becomes a safe integer above zero. */
export const ChainIdParam = z.pipe(
  z.custom<string>((value) => typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value)),
  z.pipe(
    z.transform((value: string) => Number(value)),
    z.number().check(z.refine((value) => Number.isSafeInteger(value))),
  ),
)

/**
 * Validates the parameters of a wallet request by a schema.
 *
 * @throws {WalletRpcError} -32602, with the path of the first error.
 */
export function parseParams<schema extends z.ZodMiniType>(
  schema: schema,
  params: unknown,
): z.output<schema> {
  const parsed = z.safeParse(schema, params)
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  throw invalidParams(`Invalid parameters${place ? ` at ${place}` : ''}.`)
}

/**
 * Returns an EVM address in its checksum form if the site may use that account of the wallet.
 *
 * @throws {WalletRpcError} 4100: the account is not connected to this site.
 */
export function requireAccount(call: Call, address: string): Address {
  // Reads the connections even if the wallet is locked, because the approval will unlock it first.
  const accounts = getAccounts({ ...call.instance, locked: false }, call.origin)
  const account = accounts.find((known) => known.toLowerCase() === address.toLowerCase())
  if (!account) throw unauthorized()
  return account
}
