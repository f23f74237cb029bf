import { isCaipAddress, isRecord } from '@latchkey/core'
import { validateSignedCacao } from '@walletconnect/utils'

type Cacao = Parameters<typeof validateSignedCacao>[0]['cacao']
type Refusal = { readonly code: number; readonly message: string }

/** What the protocol calls a failed settlement. */
const refuse = (message: string): Refusal => ({ code: 7000, message })

/** The fields the client reads unchecked. */
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
 * Looks at the signatures of a one-click sign-in before the client does: 2.21.7 asks a host of its vendor about those
 * of contracts, throws where nobody catches at broken ones, and keeps the session of wrong ones.
 *
 * @returns The error that takes the answer's place, where one is not as it has to be.
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
