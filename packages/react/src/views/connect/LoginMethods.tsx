import type { ConnectMethod } from '@latchkey/kit'
import { Button, EmptyState, Stack } from '@latchkey/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../hooks/useText.ts'
import { createLoader } from '../../loading/createLoader.ts'
import { useLoaded } from '../../loading/useLoaded.ts'
import styles from './LoginMethods.module.css'

export type LoginMethod = Exclude<ConnectMethod, 'wallet'>

const createMethodsLoader = () =>
  createLoader(async () => (await import('../groups/loginMethods.ts')).loginMethods)

/** Logging in by e-mail or social network. Its code comes only where it is offered, and its place is kept for it. */
export function LoginMethods({ methods }: { readonly methods: readonly LoginMethod[] }) {
  const text = useText()
  const [loader] = useState(createMethodsLoader)
  const loaded = useLoaded(loader)
  const failed = useSyncExternalStore(loader.subscribe, loader.hasFailed, () => false)
  useEffect(() => {
    // A failed fetch is shown by `failed`.
    loader.load().catch(() => undefined)
  }, [loader])
  if (failed) {
    return (
      <EmptyState
        action={
          <Button onClick={() => void loader.load().catch(() => undefined)} size="small">
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
        return Method ? (
          <Method key={method} />
        ) : (
          <div className={styles['place']} data-method={method} key={method} />
        )
      })}
    </Stack>
  )
}
