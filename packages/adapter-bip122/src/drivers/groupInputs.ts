import type { PsbtInputToSign } from '@latchkey/core'

export type InputGroup = {
  readonly address: string
  readonly indexes: readonly number[]
  /** The first that was named; the styles take one for all inputs of an account. */
  readonly sighashType: number | undefined
}

/** Gathers the inputs to sign by their address, in the order the addresses first come. */
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
