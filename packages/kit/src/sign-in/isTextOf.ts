import { isSameAddress } from '@latchkey/core'
import { parseSignInMessage, type SignInData, SignInMessageError } from '@latchkey/core/sign-in'

const compared = [
  'domain',
  'chainId',
  'uri',
  'version',
  'nonce',
  'issuedAt',
  'statement',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly (keyof SignInData)[]

function parse(message: string): SignInData | undefined {
  try {
    return parseSignInMessage(message)
  } catch (error) {
    if (error instanceof SignInMessageError) return undefined
    throw error
  }
}

/**
 * Returns whether a signed text contains exactly the fields of a session. The scheme may be
 * missing, because a wallet that writes the text itself has no field for it.
 */
export function isTextOf(data: SignInData, message: string): boolean {
  const read = parse(message)
  if (!read || !isSameAddress(data.chainId, read.accountAddress, data.accountAddress)) return false
  if (read.scheme !== undefined && read.scheme !== data.scheme) return false
  if (JSON.stringify(read.resources) !== JSON.stringify(data.resources)) return false
  return compared.every((field) => read[field] === data[field])
}
