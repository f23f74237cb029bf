import { closeModal, type Kit, openModal, prefetch, watchAnswers } from '@latchkey/kit'
import { createStore } from 'zustand/vanilla'
import type { KitContextValue } from '../context/KitContext.ts'
import { createLoader } from '../loading/createLoader.ts'
import { loadShell } from './loadShell.ts'

type KitSettings = Pick<KitContextValue, 'messages' | 'setMessages' | 'user' | 'setUser'>

/**
 * Creates the fields of the kit's React context that never change: the kit, its loaders and
 * actions.
 */
export function createContextValue(kit: Kit): Omit<KitContextValue, keyof KitSettings> {
  const shell = createLoader(() => loadShell(kit))
  // If the load fails, `hasFailed` of the loader is true, and the button that needs the code shows
  // it.
  const prepare = () => {
    kit.preload()
    // This only loads the code in advance. If it fails, opening the modal loads it again and
    // reports a failure.
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
    // Gives the loader only code that has loaded, so that a failed prefetch does not show as a
    // failure.
    prefetch: () => prefetch(kit, async () => shell.getValue() ?? loadShell(kit).then(shell.load)),
    open: (parameters) => openModal(kit, parameters),
    close: () => closeModal(kit),
  }
}
