import { getFrameElement, hideFrame, showFrame } from '@latchkey/kit/auth'
import { Skeleton, Stack } from '@latchkey/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { clearSight } from './clearSight.ts'
import styles from './FramePlace.module.css'
import { type Place, useFollowedPlace } from './useFollowedPlace.ts'

/**
 * Keeps a place for the secure frame and lays it there. The frame stays where it is in the document, or it would load
 * again; it takes the focus, because everything that can be done is in it.
 *
 * @param props.above - Leaves room for buttons below it.
 */
export function FramePlace({ above }: { readonly above?: boolean }) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const area = useRef<HTMLDivElement>(null)
  const follow = useCallback(
    (place: Place) => {
      showFrame(kit, place)
      takeEdges(getFrameElement(kit), area.current)
    },
    [kit],
  )
  useFollowedPlace(area, follow)
  useEffect(() => {
    const frame = getFrameElement(kit)
    frame?.focus({ preventScroll: true })
    const giveBack = frame && clearSight(frame)
    return () => {
      hideFrame(kit)
      giveBack?.()
    }
  }, [kit])
  return (
    <div className={styles['area']} data-above={above} data-tall="" ref={area}>
      <p className={styles['spoken']} role="status">
        {text('approve.place')}
      </p>
      {/* Below the frame: seen until it has drawn itself. */}
      <Stack aria-hidden="true" className={styles['waiting']} gap={16}>
        <Skeleton shape="title" width={50} />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </div>
  )
}

/** The frame lies over the card's hairline and ends where the card ends, which is round there: it takes both over. */
function takeEdges(frame: HTMLElement | undefined, area: HTMLElement | null): void {
  if (!frame || !area) return
  const style = getComputedStyle(area)
  Object.assign(frame.style, {
    boxSizing: 'border-box',
    maxWidth: 'none',
    borderColor: style.getPropertyValue('--lk-hairline'),
    borderStyle: 'none solid solid',
    borderWidth: '1px',
    borderRadius: `0 0 ${style.borderEndEndRadius} ${style.borderEndStartRadius}`,
  })
}
