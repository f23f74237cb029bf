import { closeModal, type Kit, openModal, prefetch, watchAnswers } from '@latchkey/kit'
import { createStore } from 'zustand/vanilla'
import type { KitContextValue } from '../context/KitContext.ts'
import { createLoader } from '../loading/createLoader.ts'
import { loadShell } from './loadShell.ts'

/** Builds the part of the context that stays the same for a kit. */
export function createContextValue(kit: Kit): Omit<KitContextValue, 'messages' | 'setMessages'> {
  const shell = createLoader(() => loadShell(kit))
  // A failed fetch shows on the button that wanted it, where `hasFailed` tells of it.
  const prepare = () => {
    kit.preload()
    // Fetched ahead; opening fetches again and says what failed.
    shell.load().catch(() => undefined)
  }
  const intend = kit.config.prefetch === 'never' ? () => undefined : prepare
  const balance = createLoader(() =>
    import(/* moment: account */ '../balance/NativeBalance.tsx').then((file) => file.NativeBalance),
  )
  const accountButton = createLoader(() =>
    import(/* moment: account */ '../buttons/AccountButton.tsx').then((file) => file.AccountButton),
  )
  return {
    kit,
    shell,
    accountButton,
    balance,
    cache: { subscribe: (listener) => watchAnswers(kit, listener) },
    consent: createStore(() => ({ agreed: false })),
    prepare,
    intend,
    // Only what came is in the loader: a fetch ahead that failed is none.
    prefetch: () => prefetch(kit, async () => shell.getValue() ?? loadShell(kit).then(shell.load)),
    open: (parameters) => openModal(kit, parameters),
    close: () => closeModal(kit),
  }
}
