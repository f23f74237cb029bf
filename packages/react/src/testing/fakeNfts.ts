import type { Nft } from '@latchkey/blockchain-api'

/** Pictures that load, on the host of the test or the story; what is built of this file leads to the same ones. */
const pictures = [
  new URL('../../src/testing/pictures/medal-1.png', import.meta.url).href,
  new URL('../../src/testing/pictures/medal-2.png', import.meta.url).href,
  new URL('../../src/testing/pictures/medal-3.png', import.meta.url).href,
] as const

/** Hosts of those pictures, for `imageOrigins`. */
export const fakeNftOrigins: readonly string[] = [new URL(pictures[0]).origin]

/** A collectible as the API tells it: by default one of ERC-721 on Ethereum with a picture. */
export function fakeNft(number: number, options: Partial<Nft> = {}): Nft {
  return {
    chain: 'eip155:1',
    contract: `0x${'5a'.repeat(20)}`,
    tokenId: String(number),
    standard: 'ERC721',
    amount: '1',
    name: `Medal ${number}`,
    description: 'Drawn on the evening the clubhouse opened.',
    collection: { name: 'Clubhouse Medals' },
    imageUrl: pictures[number % pictures.length] ?? null,
    isSpam: false,
    ...options,
  }
}
