import type { Hex, TypedData } from '@latchkey/core'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'

/** Returns the address of the key that signed a text (EIP-191). */
export const recoverMessageSigner = (message: string, signature: Hex): Promise<string> =>
  recoverMessageAddress({ message, signature })

/** Returns the address of the key that signed typed data (EIP-712). */
export const recoverTypedDataSigner = (typedData: TypedData, signature: Hex): Promise<string> =>
  recoverTypedDataAddress({ ...typedData, signature })
