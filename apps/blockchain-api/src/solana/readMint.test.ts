import { base58 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { readMint } from './readMint.ts'
import { metaplexProgram, toMetadataAddress } from './toMetadataAddress.ts'

const mint = base58.encode(new Uint8Array(32).fill(7))
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** Creates the account data of a mint with a supply of one and without decimals. */
const plain = () => {
  const bytes = Buffer.alloc(82)
  bytes.writeBigUInt64LE(1n, 36)
  return bytes
}

const toText = (text: string, length: number) => {
  const bytes = Buffer.alloc(4 + length)
  bytes.writeUInt32LE(length)
  bytes.write(text, 4)
  return bytes
}

/**
 * Account data with metadata in Metaplex's format: each text is padded with zeros to its maximum
 * length.
 */
const told = Buffer.concat([
  Buffer.alloc(65, 4),
  toText('Lantern', 32),
  toText('LNT', 10),
  toText('ipfs://lantern.json', 200),
])

const toAccount = (owner: string, bytes: Buffer) => ({
  owner,
  data: [bytes.toString('base64'), 'base64'],
})

function read(...value: readonly unknown[]) {
  const asked: unknown[] = []
  const cluster = {
    network: {
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const,
      name: 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrl: 'http://127.0.0.1:9',
      tokens: {},
    },
    request: async (call: unknown) => {
      asked.push(call)
      return { value }
    },
    forward: () => Promise.reject(new RangeError('not asked for')),
    requestTogether: () => Promise.reject(new RangeError('not asked for')),
  }
  return { asked, mint: readMint(cluster, mint) }
}

test('default: Metaplex’s metadata of a mint is read without its padding', async () => {
  const { asked, mint: answer } = read(toAccount(token, plain()), toAccount(metaplexProgram, told))
  const metadata = { name: 'Lantern', uri: 'ipfs://lantern.json' }
  expect(await answer).toEqual({ supply: 1n, decimals: 0, metadata })
  const [address] = PublicKey.findProgramAddressSync(
    ['metadata', base58.decode(metaplexProgram), base58.decode(mint)].map((seed) =>
      Buffer.from(seed),
    ),
    new PublicKey(metaplexProgram),
  )
  expect(toMetadataAddress(mint)).toBe(address.toBase58())
  expect(asked).toMatchObject([{ params: [[mint, address.toBase58()], {}] }])
})

test.each([
  ['nothing beside it', null],
  ['somebody else’s account beside it', toAccount(token, told)],
  ['less than the form has', toAccount(metaplexProgram, told.subarray(0, 90))],
])('behavior: %s yields no metadata', async (_, beside) => {
  expect((await read(toAccount(token, plain()), beside).mint)?.metadata).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['another program’s account', toAccount(metaplexProgram, plain())],
  ['an account that is too short', toAccount(token, Buffer.alloc(81))],
])('behavior: %s is not read as a mint', async (_, account) => {
  expect(await read(account, null).mint).toBeUndefined()
})
