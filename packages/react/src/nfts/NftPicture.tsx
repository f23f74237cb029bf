import type { ShownNft } from '@latchkey/modal'
import { Image } from '@latchkey/ui'
import { useSharedMotion } from '../motion/useSharedMotion.ts'

export type NftPictureProps = {
  readonly nft: Pick<ShownNft, 'chain' | 'contract' | 'tokenId' | 'name' | 'imageUrl'>
  readonly className?: string | undefined
}

/**
 * The square image of a collectible, or its first letter if it has no image. The image animates
 * from the card to the page of the collectible.
 */
export function NftPicture({ nft, className }: NftPictureProps) {
  const { chain, contract, tokenId, name, imageUrl } = nft
  const box = useSharedMotion<HTMLSpanElement>(`nft/${chain}/${contract}/${tokenId}`)
  return (
    <Image
      className={className}
      fallback={name}
      ref={box}
      shape="tile"
      size="fill"
      src={imageUrl}
    />
  )
}
