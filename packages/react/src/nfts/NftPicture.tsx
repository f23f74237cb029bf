import { Image } from '@latchkey/ui'

export type NftPictureProps = {
  readonly nft: { readonly name: string; readonly imageUrl?: string | undefined }
  readonly className?: string | undefined
}

/** The picture of a collectible in a square as wide as its place; a drawing where there is none. */
export function NftPicture({ nft, className }: NftPictureProps) {
  return (
    <Image className={className} fallback={nft.name} shape="tile" size="fill" src={nft.imageUrl} />
  )
}
