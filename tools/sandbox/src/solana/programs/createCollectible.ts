import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { deriveAddress } from './deriveAddress.ts'
import { type Instruction, payer, readonly, signer, writable } from './Instruction.ts'
import { programIds } from './programIds.ts'

/** Size in bytes of a mint with a pointer to its own metadata, before the metadata is added. */
const POINTED_BYTES = 234

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

const toText = (text: string) => Buffer.concat([u32(Buffer.byteLength(text)), Buffer.from(text)])

const toSelector = (name: string) => createHash('sha256').update(name).digest().subarray(0, 8)

export type CreateCollectibleParameters = {
  /** Address that pays the rent and may mint and change the metadata. */
  readonly payer: string
  readonly mint: string
  readonly owner: string
  readonly name: string
  readonly symbol: string
  readonly uri: string
  readonly getRentLamports: (bytes: number) => bigint
}

/**
 * Builds the Solana instructions that create a mint without decimals and add its metadata, for an
 * NFT.
 */
function createMint(parameters: CreateCollectibleParameters): readonly Instruction[] {
  const { mint, name, symbol, uri, getRentLamports } = parameters
  const key = base58.decode(parameters.payer)
  const said = Buffer.concat([name, symbol, uri].map(toText))
  // Size of the mint with its metadata: type, length, two keys, the texts, and an empty list of
  // other fields.
  const bytes = POINTED_BYTES + 4 + 64 + said.length + 4
  return [
    {
      programId: programIds.system,
      accounts: [payer(parameters.payer), payer(mint)],
      data: Buffer.concat([
        ...[u32(0), u64(getRentLamports(bytes)), u64(BigInt(POINTED_BYTES))],
        base58.decode(programIds.token2022),
      ]),
    },
    {
      programId: programIds.token2022,
      accounts: [writable(mint)],
      data: Buffer.concat([Buffer.of(39, 0), key, base58.decode(mint)]),
    },
    {
      programId: programIds.token2022,
      accounts: [writable(mint)],
      data: Buffer.concat([Buffer.of(20, 0), key, Buffer.of(0)]),
    },
    {
      programId: programIds.token2022,
      accounts: [
        writable(mint),
        readonly(parameters.payer),
        readonly(mint),
        signer(parameters.payer),
      ],
      data: Buffer.concat([toSelector('spl_token_metadata_interface:initialize_account'), said]),
    },
  ]
}

/**
 * Builds the Solana instructions that mint one unit for the owner and then remove the mint
 * authority, so that the token stays unique.
 */
function giveOne(parameters: CreateCollectibleParameters): readonly Instruction[] {
  const { mint, owner } = parameters
  const seeds = [owner, programIds.token2022, mint].map((address) => base58.decode(address))
  const account = deriveAddress(programIds.associatedToken, seeds)
  return [
    {
      programId: programIds.associatedToken,
      accounts: [
        payer(parameters.payer),
        writable(account),
        ...[owner, mint, programIds.system, programIds.token2022].map(readonly),
      ],
      data: Uint8Array.of(1),
    },
    {
      programId: programIds.token2022,
      accounts: [writable(mint), writable(account), signer(parameters.payer)],
      data: Buffer.concat([Buffer.of(14), u64(1n), Buffer.of(0)]),
    },
    {
      programId: programIds.token2022,
      accounts: [writable(mint), signer(parameters.payer)],
      // Instruction that removes the mint authority.
      data: Buffer.of(6, 0, 0),
    },
  ]
}

/**
 * Builds the Solana instructions that create an NFT and give it to its owner. The NFT is a token
 * with a supply of one, a name, and a URI of metadata.
 */
export function createCollectible(parameters: CreateCollectibleParameters): readonly Instruction[] {
  return [...createMint(parameters), ...giveOne(parameters)]
}
