import { Button, EmptyState, Skeleton, Stack } from '@latchkey/ui'
import { useLazy } from '../../loading/useLazy.ts'
import { useAccountText } from '../../messages/accounts.ts'

const load = () => import(/* moment: funds */ '../../nfts/Nfts.tsx')

/** The collectibles of the account; their code comes with the tab. */
export function NftsTab() {
  const text = useAccountText()
  const { value: nfts, failed, retry } = useLazy(load)
  if (nfts) return <nfts.Nfts />
  if (failed) {
    return (
      <EmptyState
        action={<Button onClick={retry}>{text('modal.tryAgain')}</Button>}
        title={text('modal.viewNotLoaded')}
      />
    )
  }
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}
