import type { Nft } from '@latchkey/blockchain-api'

/** URLs of images on the host of the test or story. The paths also work from the built file. */
const pictures = [
  new URL('../../src/testing/pictures/medal-1.png', import.meta.url).href,
  new URL('../../src/testing/pictures/medal-2.png', import.meta.url).href,
  new URL('../../src/testing/pictures/medal-3.png', import.meta.url).href,
] as const

/** Origins of the fake collectibles' images, for the kit option `imageOrigins`. */
export const fakeNftOrigins: readonly string[] = [new URL(pictures[0]).origin]

/**
 * Creates a collectible, as the API returns it. Default: an ERC-721 token on Ethereum with an
 * image.
 */
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
