import { getFrameElement, hideFrame, showFrame } from '@latchkey/kit/auth'
import { Skeleton, Stack } from '@latchkey/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLoginText } from '../messages/logins.ts'
import { clearSight } from './clearSight.ts'
import styles from './FramePlace.module.css'
import { type Place, useFollowedPlace } from './useFollowedPlace.ts'

/**
 * Reserves an area in the modal and positions the secure frame over it. The iframe is not moved in
 * the DOM, because moving would reload it. It receives the focus, because it contains all controls.
 *
 * @param props.above - Leaves room for buttons below the frame.
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
      {/* Lies behind the frame and is visible until the frame has rendered. */}
      <Stack aria-hidden="true" className={styles['waiting']} gap={16}>
        <Skeleton shape="title" width={50} />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </div>
  )
}

/**
 * Copies the card's border and its bottom radius to the secure frame's element, because the frame
 * covers the bottom of the card.
 */
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
