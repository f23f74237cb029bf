import { isCaipAddress, isRecord } from '@latchkey/core'
import { validateSignedCacao } from '@walletconnect/utils'

type Cacao = Parameters<typeof validateSignedCacao>[0]['cacao']
type Refusal = { readonly code: number; readonly message: string }

/**
 * Creates the protocol's error for a failed WalletConnect session settlement, with which the client
 * rejects a sign-in.
 */
const refuse = (message: string): Refusal => ({ code: 7000, message })

/**
 * Returns whether a value has the fields of a CACAO that the WalletConnect library reads without
 * checks.
 */
function isCacao(value: unknown): value is Cacao {
  if (!isRecord(value) || !isRecord(value['p']) || !isRecord(value['s'])) return false
  const { iss, domain, aud, resources = [] } = value['p']
  const { t, s } = value['s']
  const texts = [domain, aud, t, s]
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(resources)) return false
  if (!resources.every((resource) => typeof resource === 'string')) return false
  return typeof iss === 'string' && isCaipAddress(iss.slice('did:pkh:'.length))
}

async function isSigned(cacao: Cacao): Promise<boolean> {
  try {
    return await validateSignedCacao({ cacao })
  } catch {
    return false
  }
}

/**
 * Verifies the signatures of a one-click sign-in before the client does. Version 2.21.7 sends
 * signatures of contracts to a host of its vendor. It throws unhandled errors for malformed
 * signatures, and keeps the WalletConnect session after an invalid one.
 *
 * @returns The error that replaces the answer, or `undefined` if all signatures are valid.
 */
export async function findRefusal(payload: unknown): Promise<Refusal | undefined> {
  const result = isRecord(payload) ? payload['result'] : undefined
  if (!isRecord(result) || !('cacaos' in result)) return undefined
  const { cacaos } = result
  if (!Array.isArray(cacaos) || !cacaos.every(isCacao)) return refuse('Signatures of no known form')
  if (cacaos.some(({ s }) => s.t !== 'eip191'))
    return refuse('Signatures of contracts are not taken while connecting')
  const signed = await Promise.all(cacaos.map(isSigned))
  return signed.every(Boolean) ? undefined : refuse('Signature verification failed')
}
