import { FailedToConnectError, isCaipNetworkId } from '@latchkey/core'
import { signInMessageMaxLength } from '@latchkey/core/sign-in'
import type { Client } from '../client/Client.ts'
import type { Cacao } from '../contract/Cacao.ts'
import type { AuthenticateMessage, SignedCacao } from '../contract/WalletConnect.ts'

type ClientCacao = NonNullable<
  Awaited<ReturnType<Awaited<ReturnType<Client['authenticate']>>['response']>>['auths']
>[number]

const issuer = /^did:pkh:(eip155:[0-9]{1,16}):(0x[0-9a-fA-F]{40})$/

function refuse(what: string): FailedToConnectError {
  return new FailedToConnectError({
    hint: `The wallet signed a ${what} other than the requested one.`,
  })
}

/**
 * Compares the fields of a signed message that a wallet may not change (wire §5): origin, nonce and
 * times. Returns the name of the first different field.
 */
function findDifference(
  { p }: Cacao,
  message: AuthenticateMessage,
  now: number,
): string | undefined {
  if (p.domain !== message.domain) return 'domain'
  if (p.nonce !== message.nonce) return 'nonce'
  if (p.aud !== message.uri) return 'address'
  if (p.exp !== message.expirationTime || (p.exp && Date.parse(p.exp) <= now)) return 'expiry'
  if (p.nbf !== message.notBefore || (p.nbf && Date.parse(p.nbf) > now)) return 'start'
  return undefined
}

/** Copies only the fields of a cacao, because the client's type promises unvalidated fields. */
function toCacao({ h, p, s }: ClientCacao): Cacao {
  const {
    iss,
    domain,
    aud,
    version = '1',
    nonce,
    iat = '',
    statement,
    exp,
    nbf,
    requestId,
    resources,
  } = p
  return {
    h: { t: h.t },
    p: {
      ...{ iss, domain, aud, version, nonce, iat },
      ...(statement !== undefined && { statement }),
      ...(exp !== undefined && { exp }),
      ...(nbf !== undefined && { nbf }),
      ...(requestId !== undefined && { requestId }),
      ...(resources && { resources: [...resources] }),
    },
    s: { t: s.t, s: s.s },
  }
}

/**
 * Reads the signatures of a one-click sign-in. The client has verified them; this function compares
 * them with the request. Drops a text longer than servers accept (S-81), which a grant of many
 * methods on many networks can cause.
 *
 * @throws {FailedToConnectError} A signature belongs to a different request.
 */
export function readCacaos(
  client: Client,
  auths: readonly ClientCacao[],
  { message, now }: { readonly message: AuthenticateMessage; readonly now: number },
): readonly SignedCacao[] {
  return auths.flatMap((auth) => {
    const cacao = toCacao(auth)
    const [, caipNetworkId, address] = issuer.exec(cacao.p.iss) ?? []
    if (!isCaipNetworkId(caipNetworkId) || !address) throw refuse('account')
    if (!message.chains.includes(caipNetworkId)) throw refuse('network')
    const difference = findDifference(cacao, message, now)
    if (difference) throw refuse(difference)
    const text = client.engine.formatAuthMessage({ request: auth.p, iss: auth.p.iss })
    if (text.length > signInMessageMaxLength) return []
    return { caipNetworkId, address, message: text, signature: cacao.s.s, cacao }
  })
}
