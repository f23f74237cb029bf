import { createKit, type Kit, type KitConfig, startKit } from '@latchkey/kit'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AppUser } from '../context/AppUser.ts'
import { KitContext } from '../context/KitContext.ts'
import type { Messages } from '../messages/Messages.ts'
import { createContextValue } from './createContextValue.ts'
import { ModalHost } from './ModalHost.tsx'

export type KitProviderProps = (KitConfig | { readonly kit: Kit }) & {
  readonly children?: ReactNode
  /** Texts in the app's language at the start. Use `useLanguage` to change them later. */
  readonly messages?: Partial<Messages> | undefined
}

/**
 * Provides a kit to its children: the given one, or one that it creates from its props. Starts the
 * kit on mount, stops it on unmount, and renders its modal. Later changes of configuration props
 * have no effect; use the setters of the hooks instead.
 */
export function KitProvider(props: KitProviderProps) {
  const created = useRef<Kit>(undefined)
  // Uses a ref, because StrictMode runs state initializers twice, which would create a second kit.
  if (!created.current) created.current = 'kit' in props ? props.kit : createKit(toConfig(props))
  const kit = 'kit' in props ? props.kit : created.current

  const [messages, setMessages] = useState(props.messages)
  const [user, setUser] = useState<AppUser>()
  const stable = useMemo(() => createContextValue(kit), [kit])
  const value = useMemo(
    () => ({ ...stable, messages, setMessages, user, setUser }),
    [stable, messages, user],
  )
  useEffect(() => startKit(kit), [kit])
  useEffect(() => stable.prefetch(), [stable])

  return (
    <KitContext value={value}>
      {props.children}
      {kit.config.disableAppend || <ModalHost />}
    </KitContext>
  )
}

function toConfig(
  props: KitConfig & { readonly children?: ReactNode; readonly messages?: unknown },
): KitConfig {
  const { children, messages, ...config } = props
  return config
}
