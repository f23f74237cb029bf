import { Image, Stack } from '@latchkey/ui'
import { openBuy } from '../../buy/openBuy.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useBuyText } from '../../messages/buys.ts'
import { CopyLink } from '../../pairing/CopyLink.tsx'
import { RetryButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'
import type { ViewProps } from '../ViewProps.ts'

/** The note of the list of providers, which is skipped if there is only one provider. */
export { OnRampProvidersFooter as BuyInProgressFooter } from '../OnRampProviders/OnRampProviders.tsx'

/**
 * Shown while the user buys on the provider's page. The view stays open until the user leaves it,
 * because the provider does not report the outcome.
 */
export function BuyInProgress({ data }: ViewProps<'BuyInProgress'>) {
  const { kit } = useKitContext()
  const text = useBuyText()
  const { name, imageUrl, url, failed } = data
  const provider = { provider: name }
  const retry = () => {
    const next = { ...data, failed: !openBuy(kit, url) }
    kit.modal.send({ type: 'update', page: { view: 'BuyInProgress', data: next } })
  }
  return (
    <WaitingScreen
      action={
        <Stack align="center" gap={8}>
          <RetryButton onRetry={retry} />
          <CopyLink data-testid="wui-link-copy" uri={url} />
        </Stack>
      }
      image={<Image fallback={name} shape="tile" size={80} src={imageUrl} />}
      state={failed ? 'failed' : 'waiting'}
      text={text(failed ? 'buy.failedText' : 'buy.in', provider)}
      title={text(failed ? 'buy.failed' : 'buy.continue')}
    />
  )
}
