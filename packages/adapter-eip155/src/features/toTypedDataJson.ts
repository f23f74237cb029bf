import type { TypedData } from '@latchkey/core'

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Adds the type of the domain, derived from the domain's fields, if the data does not declare it.
 * Without the type, wallets hash an empty domain, and contracts refuse the signature.
 */
export function withDomainType(typedData: TypedData): TypedData {
  const { domain, types } = typedData
  if (types['EIP712Domain']) return typedData
  const EIP712Domain = domainFields.filter(({ name }) => (domain[name] ?? undefined) !== undefined)
  return { ...typedData, types: { EIP712Domain, ...types } }
}

/**
 * Converts typed data to JSON. Bigints become decimal text, which EIP-712 accepts for numbers,
 * because JSON has no bigint.
 */
export const toTypedDataJson = (typedData: TypedData): string =>
  JSON.stringify(typedData, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
