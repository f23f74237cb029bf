import type { ShownNft } from '@latchkey/modal'
import { Image } from '@latchkey/ui'
import { useSharedMotion } from '../motion/useSharedMotion.ts'

export type NftPictureProps = {
  readonly nft: Pick<ShownNft, 'chain' | 'contract' | 'tokenId' | 'name' | 'imageUrl'>
  readonly className?: string | undefined
}

/** The picture of a collectible in a square as wide as its place; a drawing where there is none. It grows from its card to its page. */
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
