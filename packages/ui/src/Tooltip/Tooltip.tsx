import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Tooltip.module.css'

/** Attributes to spread on the trigger, which link it to the text of the tooltip. */
export type TooltipTrigger = { readonly 'aria-describedby': string }

export type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  readonly text: ReactNode
  /** Makes the trigger as wide as its container. */
  readonly wide?: boolean | undefined
  readonly children: (trigger: TooltipTrigger) => ReactNode
}

const hoverDelayMs = 300

/**
 * Explains its trigger on hover, focus or a long press. Screen readers always read the text as the
 * trigger's description. The bubble is in the top layer, so that no scrolling card clips it, and
 * CSS anchor positioning places it at the trigger. Escape hides only the tooltip.
 */
export function Tooltip({ text, wide, children, className, ...rest }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(source: HTMLElement, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => showBubble(bubble.current, source), delayMs)
  }
  function hide() {
    clearTimeout(timer.current)
    if (isShown(bubble.current)) bubble.current?.hidePopover?.()
  }
  function hideOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isShown(bubble.current)) return
    event.preventDefault()
    hide()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its trigger, which has the role
    <span
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-wide={wide || undefined}
      onPointerEnter={(event) => show(event.currentTarget, hoverDelayMs)}
      onPointerLeave={hide}
      onPointerDown={(event) => event.pointerType === 'mouse' && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget, 0)}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} className={styles['bubble']} id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}

/**
 * Shows the bubble in the top layer. Browsers without popovers show no bubbles, and some report the
 * attribute as an error, so it is set here.
 */
function showBubble(bubble: HTMLElement | null, source: HTMLElement): void {
  if (!bubble || typeof bubble.showPopover !== 'function') return
  bubble.setAttribute('popover', 'manual')
  bubble.showPopover?.({ source })
}

function isShown(bubble: HTMLElement | null): boolean {
  return bubble?.hidePopover !== undefined && bubble.matches(':popover-open')
}
