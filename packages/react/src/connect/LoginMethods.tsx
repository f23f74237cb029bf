import type { ConnectMethod } from '@latchkey/kit'
import { Button, EmptyState, Skeleton, Stack } from '@latchkey/ui'
import { useLazy } from '../loading/useLazy.ts'
import { useText } from '../messages/en.ts'

export type LoginMethod = Exclude<ConnectMethod, 'wallet'>

const load = () => import(/* moment: loginMethods */ '../login/loginMethods.ts')

/**
 * Login by e-mail or social network. The code loads when a login is offered, and placeholders
 * reserve its height.
 */
export function LoginMethods({ methods }: { readonly methods: readonly LoginMethod[] }) {
  const text = useText()
  const { value: loaded, failed, retry } = useLazy(load)
  if (failed) {
    return (
      <EmptyState
        action={
          <Button onClick={retry} size="small">
            {text('modal.tryAgain')}
          </Button>
        }
        title={text('login.partFailed')}
      />
    )
  }
  return (
    <Stack aria-busy={loaded === undefined || undefined} gap={8}>
      {methods.map((method) => {
        const Method = loaded?.[method]
        return Method ? <Method key={method} /> : <Place key={method} method={method} />
      })}
    </Stack>
  )
}

/** A placeholder with the height of a login method: a field, or a button above a row of tiles. */
function Place({ method }: { readonly method: LoginMethod }) {
  return (
    <>
      <Skeleton shape="button" />
      {method === 'social' && <Skeleton shape="tile" />}
    </>
  )
}
