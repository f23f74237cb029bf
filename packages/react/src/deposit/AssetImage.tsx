import { getTokenImageUrl } from '@latchkey/kit/buy'
import type { DepositAsset } from '@latchkey/kit/deposit'
import type { ImageProps } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { TokenImage } from '../send/TokenImage.tsx'

export type AssetImageProps = {
  readonly asset: DepositAsset
  readonly size?: ImageProps['size']
}

/**
 * The image of an asset that the user deposits: that of the network for a native currency, that of
 * the directory for a token.
 */
export function AssetImage({ asset, size = 40 }: AssetImageProps) {
  const { kit } = useKitContext()
  const iconUrl = asset.address === undefined ? undefined : getTokenImageUrl(kit, asset.symbol)
  return <TokenImage size={size} token={{ ...asset, iconUrl }} />
}
