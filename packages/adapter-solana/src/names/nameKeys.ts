import {
  type Address,
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'

/** Address of the SPL Name Service program, which owns all accounts of names. */
export const nameProgram = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
/** Account of the top-level domain `.sol`. */
const solDomain = address('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
/** Class of the accounts of records in version 2, a program's account. */
const recordClass = address('2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo')
/** Address of the program that stores which name an account has chosen for itself. */
export const favoriteProgram = address('85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29')

const hashPrefix = 'SPL Name Service'
const subdomainPrefix = '\0'
const zeroBytes = new Uint8Array(32)
const encode = (key: Address) => getAddressEncoder().encode(key)

/** Account of a name below a parent: its address derives from the hash of the name. */
async function findNameAccount(
  name: string,
  parent: Address,
  { nameClass }: { readonly nameClass?: Address } = {},
): Promise<Address> {
  const text = new TextEncoder().encode(`${hashPrefix}${name}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const [account] = await getProgramDerivedAddress({
    programAddress: address(nameProgram),
    seeds: [hash, nameClass ? encode(nameClass) : zeroBytes, encode(parent)],
  })
  return account
}

export type NameKeys = {
  /** Account of the name itself. */
  readonly name: Address
  /** Account of the name's record for SOL, by version of the record. */
  readonly records: { readonly v1: Address; readonly v2: Address }
}

/** Derives the accounts of a name, given as its labels before `.sol`: one, or two with a subdomain. */
export async function findNameKeys(labels: readonly string[]): Promise<NameKeys> {
  const [last = '', ...before] = [...labels].reverse()
  let name = await findNameAccount(last, solDomain)
  for (const label of before) name = await findNameAccount(`${subdomainPrefix}${label}`, name)
  const [v1, v2] = await Promise.all([
    findNameAccount('\u0001SOL', name),
    findNameAccount('\u0002SOL', name, { nameClass: recordClass }),
  ])
  return { name, records: { v1, v2 } }
}

/** Derives the account that stores which name an owner has chosen for itself. */
export async function findFavoriteKey(owner: Address): Promise<Address> {
  const [account] = await getProgramDerivedAddress({
    programAddress: favoriteProgram,
    seeds: ['favourite_domain', encode(owner)],
  })
  return account
}

/** Reads an address from 32 bytes of an account's data. */
export const readKey = (data: Uint8Array, offset: number): Address =>
  getAddressDecoder().decode(data, offset)
