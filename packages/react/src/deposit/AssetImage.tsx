import { getTokenImageUrl } from '@latchkey/kit/buy'
import type { DepositAsset } from '@latchkey/kit/deposit'
import type { ImageProps } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { TokenImage } from '../send/TokenImage.tsx'

export type AssetImageProps = {
  readonly asset: DepositAsset
  readonly size?: ImageProps['size']
}

/** The picture of what is deposited: the network's of a coin, the directory's of a token. */
export function AssetImage({ asset, size = 40 }: AssetImageProps) {
  const { kit } = useKitContext()
  const iconUrl = asset.address === undefined ? undefined : getTokenImageUrl(kit, asset.symbol)
  return <TokenImage size={size} token={{ ...asset, iconUrl }} />
}
