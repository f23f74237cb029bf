import type { PsbtInputToSign } from '@latchkey/core'

export type InputGroup = {
  readonly address: string
  readonly indexes: readonly number[]
  /**
   * The first sighash type named, because provider styles accept one type for all inputs of an
   * account.
   */
  readonly sighashType: number | undefined
}

/** Groups the inputs to sign by address, in the order of first occurrence. */
export function groupInputs(inputs: readonly PsbtInputToSign[]): readonly InputGroup[] {
  const addresses = [...new Set(inputs.map(({ address }) => address))]
  return addresses.map((address) => {
    const own = inputs.filter((input) => input.address === address)
    return {
      address,
      indexes: own.map(({ index }) => index),
      sighashType: own.flatMap(({ sighashTypes = [] }) => sighashTypes)[0],
    }
  })
}
