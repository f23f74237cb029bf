import type { SolanaSignInInput } from '@solana/wallet-standard-features'

type Subject = { readonly domain: string; readonly address: string }

const toLine = (name: string, value: string | undefined) =>
  value === undefined ? [] : [`${name}: ${value}`]

/**
 * Formats a Sign-In With Solana message. The fields have the order of EIP-4361. Without a
 * statement, an empty line comes before the fields.
 */
export function toSignInText(input: SolanaSignInInput, { domain, address }: Subject): string {
  const { statement, resources } = input
  const fields = [
    ...toLine('URI', input.uri),
    ...toLine('Version', input.version),
    ...toLine('Chain ID', input.chainId),
    ...toLine('Nonce', input.nonce),
    ...toLine('Issued At', input.issuedAt),
    ...toLine('Expiration Time', input.expirationTime),
    ...toLine('Not Before', input.notBefore),
    ...toLine('Request ID', input.requestId),
    ...(resources ? ['Resources:', ...resources.map((uri) => `- ${uri}`)] : []),
  ]
  return [
    `${domain} wants you to sign in with your Solana account:`,
    address,
    ...(statement === undefined ? [] : ['', statement]),
    ...(fields.length > 0 ? ['', ...fields] : []),
  ].join('\n')
}
