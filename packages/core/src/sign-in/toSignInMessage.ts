import { type ChainNamespace, parseCaipNetworkId } from '../caip/caip.ts'
import { SignInMessageError } from '../errors/SignInMessageError.ts'
import { grammars } from './grammar.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import type { SignInData } from './SignInData.ts'

/**
 * Returns the text that a wallet signs: EIP-4361 for eip155, and the same with the ecosystem's name
 * for others (CAIP-122). Lines end with LF, and the last line has no line break. Without a
 * statement, two empty lines precede `URI:`, but only one on Solana, as in the text of
 * `solana:signIn`.
 *
 * @throws {SignInMessageError} The text would be parsed with other values, e.g. because of a line
 * break in the statement.
 * @throws {CaipError} `chainId` is not a CAIP-2 id.
 */
export function toSignInMessage(data: SignInData): string {
  const { namespace, reference } = parseCaipNetworkId(data.chainId)
  const origin = data.scheme === undefined ? data.domain : `${data.scheme}://${data.domain}`
  const text = [
    `${origin} wants you to sign in with your ${grammars[namespace].ecosystem} account:`,
    data.accountAddress,
    '',
    ...toStatementLines(data.statement, namespace),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${data.issuedAt}`,
    ...toOptionalLines(data),
  ].join('\n')
  requireSame(data, parseSignInMessage(text))
  return text
}

function toStatementLines(statement: string | undefined, namespace: ChainNamespace) {
  if (statement !== undefined) return [statement, '']
  return grammars[namespace].gap === 1 ? [] : ['']
}

function toOptionalLines(data: SignInData): readonly string[] {
  return [
    ...toLine('Expiration Time', data.expirationTime),
    ...toLine('Not Before', data.notBefore),
    ...toLine('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((uri) => `- ${uri}`)] : []),
  ]
}

function toLine(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}

const fields = [
  'scheme',
  'domain',
  'accountAddress',
  'statement',
  'uri',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly (keyof SignInData)[]

/**
 * Throws if a parser would read other values from the rendered sign-in message. A line break in one
 * field could otherwise forge another field.
 */
function requireSame(data: SignInData, read: SignInData): void {
  const changed = fields.find((field) => data[field] !== read[field])
  const sameResources = JSON.stringify(data.resources) === JSON.stringify(read.resources)
  if (changed === undefined && sameResources) return
  throw new SignInMessageError({
    reason: `"${changed ?? 'resources'}" does not read back as given`,
  })
}
