import type { Kit } from '@latchkey/kit'
import { useEffect } from 'react'

/** Lets the back button navigate in the open modal, if the app has set `closeOnBack`. */
export function useBackButton(kit: Kit): void {
  const { closeOnBack, enableEmbedded } = kit.config
  const isOn = closeOnBack === true && !enableEmbedded
  useEffect(() => {
    if (!isOn) return
    const closing = new AbortController()
    import(/* moment: back */ './watchBack.ts').then(
      ({ watchBack }) => {
        if (!closing.signal.aborted) closing.signal.addEventListener('abort', watchBack(kit))
      },
      // Without the code the back button leaves the page, as without the setting.
      () => undefined,
    )
    return () => closing.abort()
  }, [kit, isOn])
}
