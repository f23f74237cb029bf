import { hashTypedData, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import type { Address, TypedData } from '../../wire/wire.ts'
import type { Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { invalidParams, unauthorized } from '../WalletRpcError.ts'
import { AddressParam, HexParam, parseParams, requireAccount } from './params.ts'

/**
 * Returns viem's signer for an EVM address, with a key of the wallet.
 *
 * @throws {WalletRpcError} 4100: the wallet has no key for the address.
 */
export function getSigner(context: WalletContext, address: Address) {
  const account = context.options.accounts.find((known) => known.address === address)
  if (!account) throw unauthorized()
  return privateKeyToAccount(account.privateKey, { nonceManager: context.nonces })
}

const PersonalSign = z.tuple([HexParam, AddressParam], z.unknown())

export const planPersonalSign: PlanMethod = (_context, call) => {
  const [message, address] = parseParams(PersonalSign, call.params)
  return { prompt: { kind: 'sign-message', address: requireAccount(call, address), message } }
}

export const performSignMessage: Perform<'sign-message'> = async (
  context,
  _request,
  { prompt },
) => ({
  result: await getSigner(context, prompt.address).signMessage({
    message: { raw: prompt.message },
  }),
  detail: prompt.address,
})

const TypedDataParam = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})
const SignTypedData = z.tuple([AddressParam, z.union([z.string(), z.object({})])])

function parseTypedData(value: unknown): TypedData {
  if (typeof value !== 'string') return parseParams(TypedDataParam, value)
  try {
    return parseParams(TypedDataParam, JSON.parse(value))
  } catch {
    throw invalidParams('The typed data does not follow EIP-712.')
  }
}

export const planSignTypedData: PlanMethod = (_context, call) => {
  const [address] = parseParams(SignTypedData, call.params.slice(0, 2))
  const typedData = parseTypedData(call.params[1])
  try {
    // Hashing reads all fields, so data that can be hashed can be signed.
    hashTypedData(typedData as TypedDataDefinition)
  } catch (error) {
    throw invalidParams(error instanceof Error ? error.message : 'The typed data is not valid.')
  }
  const { chainId } = typedData.domain
  if (chainId !== undefined && Number(chainId) !== call.instance.chainId)
    throw invalidParams(
      `The typed data is for chain ${chainId}; the wallet is on ${call.instance.chainId}.`,
    )
  return { prompt: { kind: 'sign-typed-data', address: requireAccount(call, address), typedData } }
}

export const performSignTypedData: Perform<'sign-typed-data'> = async (
  context,
  _request,
  { prompt },
) => ({
  result: await getSigner(context, prompt.address).signTypedData(
    prompt.typedData as TypedDataDefinition,
  ),
  detail: prompt.address,
})
