import { type Hex, isAddress, type TransactionSerializable } from 'viem'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { readAddress, readData, readList, readObject, readQuantity } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'

/**
 * Parses completed transaction fields into the transaction to sign: type 0 if it has a `gasPrice`,
 * otherwise type 2.
 *
 * @throws {InvalidRequestError} A field is invalid.
 */
export function toTransaction(value: Json): TransactionSerializable {
  const fields = readObject(value, 'the transaction')
  const data = readData(fields['data'] ?? fields['input'], 'data')
  const common = {
    ...(fields['to'] !== undefined &&
      fields['to'] !== null && { to: readHexAddress(fields['to']) }),
    value: readQuantity(fields['value'], 'value'),
    data,
    gas: readQuantity(fields['gas'] ?? fields['gasLimit'], 'gas'),
    nonce: Number(readQuantity(fields['nonce'], 'nonce')),
    chainId: Number(readQuantity(fields['chainId'], 'chainId')),
  }
  const { accessList: list = null, gasPrice: price = null } = fields
  const access = list !== null && { accessList: readAccessList(list) }
  if (price !== null) {
    const gasPrice = readQuantity(price, 'gasPrice')
    return access
      ? { ...common, ...access, gasPrice, type: 'eip2930' }
      : { ...common, gasPrice, type: 'legacy' }
  }
  return {
    ...common,
    type: 'eip1559',
    ...access,
    maxFeePerGas: readQuantity(fields['maxFeePerGas'], 'maxFeePerGas'),
    maxPriorityFeePerGas: readQuantity(fields['maxPriorityFeePerGas'], 'maxPriorityFeePerGas'),
  }
}

function readHexAddress(value: Json): Hex {
  const address = readAddress(value, 'to')
  if (!isAddress(address)) throw new InvalidRequestError({ hint: 'to is not an address' })
  return address
}

function readAccessList(value: Json | undefined) {
  return readList(value, 'accessList').map((item) => {
    const { address, storageKeys } = readObject(item, 'an entry of accessList')
    return {
      address: readHexAddress(address ?? null),
      storageKeys: readList(storageKeys, 'storageKeys').map((key) => readData(key, 'a key')),
    }
  })
}
