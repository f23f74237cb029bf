import { getActiveConnection } from '@latchkey/kit'
import { Skeleton, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useLazy } from '../../loading/useLazy.ts'

const load = () => import(/* moment: login */ '../../login/LoginRows.tsx')

/** Shows the rows for an account of a login. Their code loads only for such an account. */
export function LoginPart() {
  const { kit } = useKitContext()
  const hasLogin = useSlice(
    kit.connection,
    () => getActiveConnection(kit)?.login !== undefined,
    false,
  )
  return hasLogin ? <LazyRows /> : null
}

/**
 * Renders nothing if the code fails to load, because the account settings contain the same rows.
 */
function LazyRows() {
  const { value: rows, failed } = useLazy(load)
  if (rows) return <rows.LoginRows view="Account" />
  if (failed) return null
  return (
    <Stack aria-hidden="true">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}
