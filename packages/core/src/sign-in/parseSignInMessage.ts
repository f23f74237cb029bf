import { type ChainNamespace, chainNamespaces } from '../caip/caip.ts'
import { SignInMessageError } from '../errors/SignInMessageError.ts'
import { grammars, isDateTime, patterns } from './grammar.ts'
import type { SignInData } from './SignInData.ts'

/** Maximum length of a sign-in message (S-81). It is ASCII only, so characters equal bytes. */
export const signInMessageMaxLength = 4_096

const header = /^(?:([^ :/]+):\/\/)?([^ ]+) wants you to sign in with your ([A-Za-z0-9]+) account:$/

/**
 * Parses a sign-in message by the exact grammar of EIP-4361, or CAIP-122 for other namespaces
 * (S-81). Rejects every deviation: repeated, unordered or unknown fields, CR, missing or additional
 * empty lines, text after the last field. Does not check the values of domain, nonce, times and
 * address.
 *
 * @throws {SignInMessageError} `hint` contains the reason.
 */
export function parseSignInMessage(text: string): SignInData {
  if (text.length > signInMessageMaxLength) throw refuse('longer than 4 kB')
  const lines = createLines(text)
  const { scheme, domain, namespace } = parseHeader(lines.take('the first line'))
  const grammar = grammars[namespace]
  const accountAddress = check(lines.take('the address'), grammar.address, 'address')
  const statement = parseStatement(lines, namespace)
  const uri = check(lines.field('URI'), patterns.uri, 'URI')
  const version = lines.field('Version')
  if (version !== '1') throw refuse('the version is not 1')
  const reference = check(lines.field('Chain ID'), grammar.reference, 'Chain ID')
  const nonce = check(lines.field('Nonce'), patterns.nonce, 'Nonce')
  const issuedAt = checkTime(lines.field('Issued At'), 'Issued At')
  const optional = parseOptionalFields(lines)
  lines.end()

  return {
    ...(scheme !== undefined && { scheme }),
    domain,
    accountAddress,
    ...(statement !== undefined && { statement }),
    uri,
    version,
    chainId: `${namespace}:${reference}`,
    nonce,
    issuedAt,
    ...optional,
  }
}

function parseHeader(line: string) {
  const [, scheme, domain = '', name] = header.exec(line) ?? []
  const namespace = chainNamespaces.find((key) => grammars[key].ecosystem === name)
  if (!namespace) throw refuse('the first line does not name a known ecosystem')
  if (scheme !== undefined) check(scheme, patterns.scheme, 'scheme')
  return { scheme, domain: check(domain, patterns.domain, 'domain'), namespace }
}

/**
 * Parses a sign-in message's lines between address and fields: an empty line, an optional
 * statement, and another empty line. Without a statement, Solana has only one empty line.
 */
function parseStatement(lines: Lines, namespace: ChainNamespace): string | undefined {
  lines.empty()
  if (grammars[namespace].gap === 1) {
    if (!lines.isFollowedByEmpty()) return undefined
    return check(lines.takeWithEmpty('the statement'), patterns.statement, 'statement')
  }
  const line = lines.take('the statement')
  if (line === '') return undefined
  lines.empty()
  return check(line, patterns.statement, 'statement')
}

function parseOptionalFields(lines: Lines) {
  const expirationTime = lines.optionalField('Expiration Time')
  const notBefore = lines.optionalField('Not Before')
  const requestId = lines.optionalField('Request ID')
  const resources = parseResources(lines)
  return {
    ...(expirationTime !== undefined && {
      expirationTime: checkTime(expirationTime, 'Expiration Time'),
    }),
    ...(notBefore !== undefined && { notBefore: checkTime(notBefore, 'Not Before') }),
    ...(requestId !== undefined && {
      requestId: check(requestId, patterns.requestId, 'Request ID'),
    }),
    ...(resources && { resources }),
  }
}

function parseResources(lines: Lines): readonly string[] | undefined {
  if (!lines.skip('Resources:')) return undefined
  const resources: string[] = []
  for (let entry = lines.prefixed('- '); entry !== undefined; entry = lines.prefixed('- ')) {
    resources.push(check(entry, patterns.uri, 'resource'))
  }
  return resources
}

type Lines = ReturnType<typeof createLines>

function createLines(text: string) {
  const lines = text.split('\n')
  let next = 0

  function take(what: string): string {
    const line = lines[next]
    if (line === undefined) throw refuse(`${what} is missing`)
    next += 1
    return line
  }
  function prefixed(prefix: string): string | undefined {
    const line = lines[next]
    if (!line?.startsWith(prefix)) return undefined
    next += 1
    return line.slice(prefix.length)
  }
  function skip(whole: string): boolean {
    if (lines[next] !== whole) return false
    next += 1
    return true
  }
  function field(name: string): string {
    const value = prefixed(`${name}: `)
    if (value === undefined) throw refuse(`"${name}" is missing or out of order`)
    return value
  }
  function empty(): void {
    if (!skip('')) throw refuse('an empty line is missing')
  }
  function takeWithEmpty(what: string): string {
    const line = take(what)
    empty()
    return line
  }
  function end(): void {
    if (next < lines.length) throw refuse('there is text after the last field')
  }
  return {
    take,
    prefixed,
    skip,
    field,
    optionalField: (name: string) => prefixed(`${name}: `),
    empty,
    takeWithEmpty,
    isFollowedByEmpty: () => lines[next + 1] === '',
    end,
  }
}

function check(value: string, pattern: RegExp, what: string): string {
  if (!pattern.test(value)) throw refuse(`the ${what} has a form that is not allowed`)
  return value
}

function checkTime(value: string, what: string): string {
  if (!isDateTime(value)) throw refuse(`"${what}" is no RFC 3339 time`)
  return value
}

function refuse(reason: string): SignInMessageError {
  return new SignInMessageError({ reason })
}
