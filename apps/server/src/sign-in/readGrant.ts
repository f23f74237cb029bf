import * as z from 'zod'

const encoding = /^urn:recap:([A-Za-z0-9_+/-]+)={0,2}$/
const introduction =
  'I further authorize the stated URI to perform the following actions on my behalf: '

const abilityPrefix = 'request/'
const Ability = z.string().regex(/^request\/[A-Za-z0-9_]+$/)
const Limits = z.strictObject({
  chains: z.optional(z.array(z.string().regex(/^eip155:[1-9][0-9]*$/))),
})
const Details = z.strictObject({
  att: z.strictObject({ eip155: z.record(Ability, z.tuple([Limits])) }),
})

function parseDetails(text: string): z.infer<typeof Details> | undefined {
  try {
    const details = Details.parse(JSON.parse(text))
    // Rejects JSON with duplicate keys, because other parsers may read it differently. Some wallets
    // escape slashes as `\/`.
    return JSON.stringify(details) === text.replaceAll('\\/', '/') ? details : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the ReCap resource (ERC-5573) that a WalletConnect wallet adds to a message signed while
 * connecting. It may only contain eip155 methods. This server does not use the permissions, but
 * checks that the signed statement describes them.
 *
 * @returns The sentence that must end the statement, or `undefined` for any other resource.
 */
export function readGrant(resource: string): string | undefined {
  const [, encoded] = encoding.exec(resource) ?? []
  const details = parseDetails(Buffer.from(encoded ?? '', 'base64url').toString())
  const abilities = Object.keys(details?.att.eip155 ?? {})
  if (abilities.length === 0) return undefined
  const methods = abilities.map((ability) => `'${ability.slice(abilityPrefix.length)}'`)
  return `${introduction}(1) 'request': ${methods.toSorted().join(', ')} for 'eip155'.`
}
