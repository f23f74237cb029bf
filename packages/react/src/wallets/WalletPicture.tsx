import { getConnectorImageUrl } from '@latchkey/kit'
import { Icon, Image, type ImageProps, QrIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { getConnector, type WalletEntry } from './WalletEntry.ts'

export type WalletPictureProps = Pick<ImageProps, 'size' | 'shape'> & {
  readonly entry: WalletEntry
}

/**
 * The image of a wallet, from its connector or else from the directory. Without an image, shows an
 * icon or the first letter.
 */
export function WalletPicture({ entry, ...rest }: WalletPictureProps) {
  const { kit } = useKitContext()
  if (entry.kind === 'directory') {
    const { imageUrl, name } = entry.wallet
    return <Image {...rest} fallback={imageUrl ? undefined : name} src={imageUrl} />
  }
  const connector = getConnector(entry)
  const own = connector && getConnectorImageUrl(kit, connector)
  if (entry.kind === 'walletConnect') {
    return <Image {...rest} fallback={<Icon icon={QrIcon} />} src={own} />
  }
  return <Image {...rest} src={own ?? entry.known.imageUrl} />
}
